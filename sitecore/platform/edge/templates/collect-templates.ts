import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import { dictionaryEntry, folder, mediaFile } from '#sitecore/definitions/templates/system.ts';

/** Templates of Sitecore's own, which its schema omits: their items are of type UnknownItem. */
const OMITTED = [dictionaryEntry, folder, mediaFile].map(({ id }) => id);

/**
 * Returns templates by id: those given, their base templates and the templates of the items in their fields, without
 * Sitecore's own.
 */
export function collectTemplates(templates: readonly AnyTemplate[]): ReadonlyMap<string, AnyTemplate> {
  const found = new Map<string, AnyTemplate>();
  const add = (template: AnyTemplate): void => {
    if (found.has(templateKey(template)) || OMITTED.includes(template.id)) return;
    found.set(templateKey(template), template);
    for (const base of template.base) add(base);
    for (const { templates: listed } of Object.values(template.fields)) for (const one of listed?.() ?? []) add(one);
  };
  for (const template of templates) add(template);
  return found;
}

/** Returns a template's id as 32 lower-case hexadecimal digits. */
export const templateKey = ({ id }: AnyTemplate): string => readGuid(id) ?? id;
