import { withListedValues } from '#src/cms/listed-values.ts';
import type { Listed, ListPage } from './list-page.ts';
import type { ListingAddress } from './listing-address.ts';

/** Choices of a listing whose pages are cached, at most. */
export const MAX_CACHED_CHOICES = 500;

/**
 * Lists the choices of an address with a listing's data, so that their pages are cached (decision 50): the declared ones, those that
 * content names (`texts`, by key), and the numbers of the pages of `listed`. Above MAX_CACHED_CHOICES combinations page numbers
 * are not listed; when these are too many, nothing is.
 */
export function withListedChoices<Data extends object>(
  { params }: Pick<ListingAddress, 'params'>,
  data: Data,
  listed: Listed<unknown> | ListPage<unknown>,
  texts: Readonly<Record<string, readonly string[]>> = {},
): Data {
  const choices = Object.fromEntries(
    Object.entries(params).map(([key, { choices: declared }]) => [key, declared ?? texts[key] ?? []] as const),
  );
  const pages = 'pages' in listed ? listed.pages : 1;
  const combinations = Object.values(choices).reduce((count, values) => count * (values.length + 1), 1);
  if (combinations > MAX_CACHED_CHOICES) return data;
  const page = combinations * pages > MAX_CACHED_CHOICES ? [] : numbersTo(pages);
  return withListedValues(data, { ...choices, page });
}

const numbersTo = (last: number): readonly string[] => Array.from({ length: last }, (_, index) => String(index + 1));
