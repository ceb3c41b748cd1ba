import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';

/** The templates by id, those that they inherit and those of the items that their fields list included. */
export function collectTemplates(templates: readonly AnyTemplate[]): ReadonlyMap<string, AnyTemplate> {
  const found = new Map<string, AnyTemplate>();
  const add = (template: AnyTemplate): void => {
    if (found.has(templateKey(template))) return;
    found.set(templateKey(template), template);
    for (const base of template.base) add(base);
    for (const { items } of Object.values(template.fields)) if (items) add(items());
  };
  for (const template of templates) add(template);
  return found;
}

/** A template's id as 32 lower-case digits. */
export const templateKey = ({ id }: AnyTemplate): string => readGuid(id) ?? id;
