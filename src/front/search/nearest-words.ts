import { foldText } from '#sitecore/rules/fold-text.ts';
import { placedWords, queryWords } from './search-words.ts';

/** Keys of a Saudi keyboard beside those of a Latin one, for words typed with the other one set. */
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const ARABIC_KEYS = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';

/** Words as titles and headings write them, with the number of times, by their folded form. */
export class WrittenWords {
  readonly #words = new Map<string, Map<string, number>>();

  /** Counts the words of a text. */
  add(text: string): void {
    for (const { folded, start, end } of placedWords(text)) {
      const written = this.#words.get(folded) ?? new Map<string, number>();
      const word = text.slice(start, end);
      written.set(word, (written.get(word) ?? 0) + 1);
      this.#words.set(folded, written);
    }
  }

  /** Returns a folded word as it is mostly written; itself where no title has it. */
  written(folded: string): string {
    const [best] = [...(this.#words.get(folded) ?? [])].sort(([, one], [, other]) => other - one);
    return best?.[0] ?? folded;
  }
}

/** Returns a text as the keys of the other keyboard would have written it. */
export function otherKeyboard(text: string): string {
  const isLatin = /[a-z]/i.test(text);
  const [from, to] = isLatin ? [LATIN_KEYS, ARABIC_KEYS] : [ARABIC_KEYS, LATIN_KEYS];
  const keys = isLatin ? text.toLowerCase().replaceAll('b', 'لا') : text.replaceAll('لا', 'b');
  return Array.from(keys, (key) => to[from.indexOf(key)] ?? key).join('');
}

/**
 * Returns a query with each word that finds nothing replaced by the nearest one that does, as pages write it; what the other keyboard would
 * have written where that finds pages; undefined where nothing is near.
 */
export function nearestQuery(
  query: string,
  words: {
    /** Returns true for a word that finds pages. */
    readonly finds: (query: string) => boolean;
    /** Returns the folded word of the pages that is nearest to one; undefined where none is near. */
    readonly near: (folded: string) => string | undefined;
    readonly written: (folded: string) => string;
  },
): string | undefined {
  const typed = otherKeyboard(query.trim());
  if (foldText(typed) !== foldText(query) && words.finds(typed)) return typed;
  const replaced = queryWords(query).map(({ folded }) => {
    if (words.finds(folded)) return words.written(folded);
    const near = words.near(folded);
    return near === undefined ? undefined : words.written(near);
  });
  const nearest = replaced.filter((word) => word !== undefined).join(' ');
  return nearest !== '' && foldText(nearest) !== foldText(query) && words.finds(nearest) ? nearest : undefined;
}
