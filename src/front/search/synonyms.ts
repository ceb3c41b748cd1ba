import { queryWords, wordsOf } from './search-words.ts';

/** Other names of what a word or a phrase names, each as the stems of its words. */
type Names = readonly (readonly string[])[];

/** Most words of a phrase that has synonyms. */
export const MOST_WORDS = 4;

/** What authors say of words: the names of a thing, and the page that answers a query. */
export interface SearchLexicon {
  /** Returns the other names of a phrase, given by the stems of its words. */
  namesOf(stems: readonly string[]): Names;
  /** Returns the path of the page that answers a query; undefined for all but the pinned ones. */
  pinnedPath(query: string): string | undefined;
}

interface Authored {
  /** Groups of words, each a line with its words apart by commas. */
  readonly synonyms: readonly string[];
  readonly pinned: readonly { readonly queries: string; readonly path: string }[];
}

/** A key of stems, in their order. */
const phraseKey = (stems: readonly string[]): string => stems.join(' ');

/** A key of a query's words in any order. */
const queryKey = (query: string): string =>
  queryWords(query)
    .map(({ stem }) => stem)
    .sort()
    .join(' ');

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Reads authored synonyms and pinned answers; a word of several groups has the names of all. */
export function readLexicon({ synonyms, pinned }: Authored): SearchLexicon {
  const names = new Map<string, string[][]>();
  for (const line of synonyms.flatMap(lines)) {
    const group = line.split(/[,،]/).map((name) => wordsOf(name).map(({ stem }) => stem));
    for (const one of group) {
      const key = phraseKey(one);
      if (key === '') continue;
      const others = group.filter((other) => other.length > 0 && phraseKey(other) !== key);
      names.set(key, [...(names.get(key) ?? []), ...others]);
    }
  }
  const answers = new Map(
    pinned.flatMap(({ queries, path }) => lines(queries).map((query): [string, string] => [queryKey(query), path])),
  );
  return {
    namesOf: (stems) => names.get(phraseKey(stems)) ?? [],
    pinnedPath: (query) => answers.get(queryKey(query)),
  };
}
