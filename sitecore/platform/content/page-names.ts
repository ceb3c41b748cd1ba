import { isRecord } from '#sitecore/definitions/is-record.ts';
import { type Language, perLanguage } from '#sitecore/definitions/language.ts';
import type { YamlNode } from './yaml-file.ts';

/** Returns the display names of a page from the node of its fields: its navigation title, or else its title, or its name. */
export const pageNames = (
  fields: YamlNode,
  name: string,
  fallback: Partial<Readonly<Record<Language, Language>>>,
): Readonly<Record<Language, string>> =>
  perLanguage((language) => titleIn(fields, language) ?? titleIn(fields, fallback[language] ?? language) ?? name);

function titleIn(fields: YamlNode, language: Language): string | undefined {
  for (const field of ['NavigationTitle', 'Title']) {
    const { value } = fields.at(field);
    const title = isRecord(value) ? value[language] : value;
    if (typeof title === 'string' && title.trim() !== '') return title;
  }
  return undefined;
}
