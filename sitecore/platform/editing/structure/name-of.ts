import { isRecord } from '#sitecore/definitions/is-record.ts';
import { type Language, perLanguage } from '#sitecore/definitions/language.ts';
import type { Item } from '../../content/tree.ts';

/** Returns a name for authors: the first text that visitors read, else the item's name. */
export function nameOf(item: Item): Record<Language, string> {
  return perLanguage((language) =>
    item.url === undefined ? (titleOf(item, language) ?? item.displayName[language]) : item.displayName[language],
  );
}

function titleOf({ fields, template }: Item, language: Language): string | undefined {
  for (const [name, kind] of Object.entries(template.fields)) {
    if (kind.kind !== 'text') continue;
    const value = fields.get(name)?.[language].json(NO_SCOPE);
    const text = isRecord(value) ? value.value : undefined;
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

/** Texts are encoded without looking anything up. */
const NO_SCOPE = {
  language: 'ar' as const,
  media: () => {
    throw new Error('a text has no media');
  },
  pageId: () => undefined,
  item: () => ({}),
};
