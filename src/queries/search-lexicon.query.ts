import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';

interface SearchLexiconInput {
  readonly language: Language;
  /** Paths of the items below which lists of synonyms and pinned answers are. */
  readonly synonyms: string;
  readonly pinned: string;
}

/** Synonyms and pinned answers as authors write them. */
export interface AuthoredLexicon {
  /** Lists of groups of words with one meaning: a group in each line, its words apart by commas. */
  readonly synonyms: readonly string[];
  /** Queries, one in each line, with the path of the page that is the first result of them. */
  readonly pinned: readonly { readonly queries: string; readonly path: string }[];
}

const TEXT = /* GraphQL */ `
  query SearchLexicon($synonyms: String!, $pinned: String!, $language: String!) {
    synonyms: item(path: $synonyms, language: $language) {
      children(first: 100) {
        results {
          words: field(name: "Words") {
            value
          }
        }
      }
    }
    pinned: item(path: $pinned, language: $language) {
      children(first: 100) {
        results {
          queries: field(name: "Queries") {
            value
          }
          page: field(name: "Page") {
            jsonValue
          }
        }
      }
    }
  }
`;

const text = z.object({ value: z.string() });
const link = z.object({ jsonValue: z.object({ value: z.object({ href: z.string() }) }) });

const result = z.object({
  synonyms: z.nullable(z.object({ children: z.object({ results: readable(z.object({ words: text })) }) })),
  pinned: z.nullable(z.object({ children: z.object({ results: readable(z.object({ queries: text, page: link })) }) })),
});

/** Queries the synonyms and the pinned answers of the search; a site without them has none. */
export const searchLexicon = defineQuery<SearchLexiconInput, AuthoredLexicon>({
  name: 'SearchLexicon',
  text: TEXT,
  variables: (input) => ({ ...input }),
  parse: (data) => {
    const { synonyms, pinned } = result.parse(data);
    return {
      synonyms: synonyms?.children.results.map(({ words }) => words.value) ?? [],
      pinned:
        pinned?.children.results.map(({ queries, page }) => ({
          queries: queries.value,
          path: page.jsonValue.value.href,
        })) ?? [],
    };
  },
});
