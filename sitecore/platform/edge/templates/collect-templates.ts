import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';

/** Returns templates by id: those given, their base templates and the templates of the items in their fields. */
export function collectTemplates(templates: readonly AnyTemplate[]): ReadonlyMap<string, AnyTemplate> {
  const found = new Map<string, AnyTemplate>();
  const add = (template: AnyTemplate): void => {
    if (found.has(templateKey(template))) return;
    found.set(templateKey(template), template);
    for (const base of template.base) add(base);
    for (const { templates: listed } of Object.values(template.fields)) for (const one of listed?.() ?? []) add(one);
  };
  for (const template of templates) add(template);
  return found;
}

/** Returns a template's id as 32 lower-case hexadecimal digits. */
export const templateKey = ({ id }: AnyTemplate): string => readGuid(id) ?? id;
