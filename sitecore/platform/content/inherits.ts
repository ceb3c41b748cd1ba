import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';

const knownIds = new WeakMap<AnyTemplate, ReadonlySet<string>>();

/** Returns the ids of a template and of those that it inherits, as 32 lower-case digits. */
export function templateIds(template: AnyTemplate): ReadonlySet<string> {
  const known = knownIds.get(template) ?? readTemplateIds(template);
  knownIds.set(template, known);
  return known;
}

const readTemplateIds = (template: AnyTemplate): ReadonlySet<string> =>
  new Set([readGuid(template.id) ?? '', ...template.base.flatMap((base) => [...templateIds(base)])]);

/** Returns true when a template has this id (any format) or inherits from the template that has it. */
export const inherits = (template: AnyTemplate, id: string): boolean =>
  template.id === id || templateIds(template).has(readGuid(id) ?? '');
