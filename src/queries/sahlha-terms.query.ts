import * as z from 'zod/mini';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { sahlhaCategory, sahlhaCity, sahlhaSubCategory } from '#sitecore/definitions/templates/sahlha-offer.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';

interface SahlhaTermsInput {
  readonly language: Language;
  /** Id of the item below which the terms are. */
  readonly root: string;
}

/** A category, a sub-category or a city. */
export interface SahlhaTerm {
  readonly id: string;
  /** Name of its item, the same in both languages. */
  readonly name: string;
  /** Its name in the language of the query. */
  readonly title: string;
}

/** The terms by which offers of partners are described and found, each list in content order. */
export interface SahlhaTerms {
  readonly categories: readonly SahlhaTerm[];
  readonly subCategories: readonly SahlhaTerm[];
  readonly cities: readonly SahlhaTerm[];
}

const TEXT = /* GraphQL */ `
  query SahlhaTerms(
    $categories: ItemSearchPredicateInput!
    $subCategories: ItemSearchPredicateInput!
    $cities: ItemSearchPredicateInput!
  ) {
    categories: search(where: $categories, first: 100) {
      results {
        id
        name
        title: field(name: "Title") {
          value
        }
      }
    }
    subCategories: search(where: $subCategories, first: 100) {
      results {
        id
        name
        title: field(name: "Title") {
          value
        }
      }
    }
    cities: search(where: $cities, first: 100) {
      results {
        id
        name
        title: field(name: "Title") {
          value
        }
      }
    }
  }
`;

const list = z.object({
  results: readable(
    z.object({ id: z.string(), name: z.string(), title: z.nullable(z.object({ value: z.nullable(z.string()) })) }),
  ),
});

const result = z.object({ categories: list, subCategories: list, cities: list });

/** Queries the categories, sub-categories and cities of partners in a language. */
export const sahlhaTerms = defineQuery<SahlhaTermsInput, SahlhaTerms>({
  name: 'SahlhaTerms',
  text: TEXT,
  variables: ({ language, root }) => ({
    categories: predicate(language, root, sahlhaCategory.id),
    subCategories: predicate(language, root, sahlhaSubCategory.id),
    cities: predicate(language, root, sahlhaCity.id),
  }),
  parse: (data) => {
    const { categories, subCategories, cities } = result.parse(data);
    return { categories: termsOf(categories), subCategories: termsOf(subCategories), cities: termsOf(cities) };
  },
});

const predicate = (language: Language, root: string, template: string) => ({
  AND: [
    { name: '_language', value: language },
    { name: '_path', value: root, operator: 'CONTAINS' },
    { name: '_templates', value: formatGuid(template, 'N'), operator: 'CONTAINS' },
  ],
});

const termsOf = ({ results }: z.infer<typeof list>): readonly SahlhaTerm[] =>
  results.map(({ id, name, title }) => ({ id, name, title: title?.value || name }));
