import { type Language, perLanguage } from '#sitecore/definitions/language.ts';
import { describeField } from '#sitecore/definitions/texts/describe-field.ts';
import type { TemplateField } from '../../content/template-fields.ts';
import type { Item } from '../../content/tree.ts';
import { partOf } from '../drafts/value-at.ts';
import { nameOf } from './name-of.ts';
import { renderingName } from './rendering-name.ts';

interface Place {
  readonly item: Item;
  /** The content file that holds the item, parsed. */
  readonly file: unknown;
}

const ENTRY: Readonly<Record<Language, string>> = { ar: 'العنصر', en: 'Entry' };
const NUMBERS: Readonly<Record<Language, string>> = { ar: 'ar-EG', en: 'en' };
const IN_LANGUAGE: Readonly<Record<Language, Readonly<Record<Language | 'both', string>>>> = {
  ar: { ar: 'بالعربية', en: 'بالإنجليزية', both: 'باللغتين' },
  en: { ar: 'in Arabic', en: 'in English', both: 'in both languages' },
};

/** Returns the name of a field for authors, below those of its block and entry: `Questions › Entry 2 › Question (in Arabic)`. */
export function fieldLine(
  { template, name }: TemplateField,
  [first, ...more]: readonly Language[],
  place: Place,
): Record<Language, string> {
  const title = describeField(template, name)?.name ?? { ar: name, en: name };
  return perLanguage((language) => {
    const line = [...placeNames(place, language), title[language]].join(' › ');
    return first === undefined ? line : `${line} (${IN_LANGUAGE[language][more.length > 0 ? 'both' : first]})`;
  });
}

/** Returns the names of a block, or of the item of a whole file, and of the entries in it that lead to an item. */
function placeNames({ item, file }: Place, language: Language): string[] {
  const steps = item.source?.steps ?? [];
  const at = steps.lastIndexOf('datasource');
  const block = at < 0 ? undefined : partOf(file, [...steps.slice(0, at), 'rendering']);
  const entries = steps.slice(at + 1).filter((step) => typeof step === 'number');
  return [
    typeof block === 'string' ? renderingName(block, language) : nameOf(wholeOf(item))[language],
    ...entries.map((entry) => `${ENTRY[language]} ${(entry + 1).toLocaleString(NUMBERS[language])}`),
  ];
}

/** Returns the item that is the whole file of another one. */
const wholeOf = (item: Item): Item => (item.parent && item.source?.steps.length !== 0 ? wholeOf(item.parent) : item);
