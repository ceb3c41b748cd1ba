import * as z from 'zod/mini';
import type { Language } from '#sitecore/definitions/language.ts';
import { defineQuery } from './query.ts';
import { readable } from './readable.ts';

interface Branch {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  /** Opening hours in schema.org's notation. */
  readonly hours: string;
}

/** The bank's data for search engines. */
export interface Bank {
  readonly name: string;
  readonly telephone: string;
  readonly branches: readonly Branch[];
}

const TEXT = /* GraphQL */ `
  query Bank($path: String!, $language: String!) {
    item(path: $path, language: $language) {
      name: field(name: "Name") {
        value
      }
      telephone: field(name: "Telephone") {
        value
      }
      children(first: 100) {
        results {
          name: field(name: "Name") {
            value
          }
          street: field(name: "Street") {
            value
          }
          city: field(name: "City") {
            value
          }
          hours: field(name: "OpeningHours") {
            value
          }
        }
      }
    }
  }
`;

const value = z.object({ value: z.string() });
const branch = z.object({ name: value, street: value, city: value, hours: value });
const result = z.object({
  item: z.object({ name: value, telephone: value, children: z.object({ results: readable(branch) }) }),
});

/** Queries the bank and its branches from the item at a path. */
export const bank = defineQuery<{ readonly path: string; readonly language: Language }, Bank>({
  name: 'Bank',
  text: TEXT,
  variables: ({ path, language }) => ({ path, language }),
  parse: (data) => {
    const { name, telephone, children } = result.parse(data).item;
    return {
      name: name.value,
      telephone: telephone.value,
      branches: children.results.map((one) => ({
        name: one.name.value,
        street: one.street.value,
        city: one.city.value,
        hours: one.hours.value,
      })),
    };
  },
});
