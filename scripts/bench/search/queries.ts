import { offer } from '#sitecore/definitions/templates/offer.ts';
import { dictionaryEntry } from '#sitecore/definitions/templates/system.ts';
import { DAYS, type LargeContent } from './large-content.ts';

interface Condition {
  readonly name?: string;
  readonly value?: string;
  readonly operator?: string;
  readonly AND?: readonly Condition[];
}

/** The variables of one search. */
interface SearchVariables {
  readonly where: Condition;
  readonly orderBy?: { readonly name: string; readonly direction: 'ASC' | 'DESC' };
}

/** The GraphQL document of every search: a page of ten results with one field each. */
export const SEARCH = `query($where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput) {
  search(where: $where, orderBy: $orderBy, first: 10) {
    total
    pageInfo { endCursor hasNext }
    results { id name field(name: "Title") { value } }
  }
}`;

const arabic = (...conditions: Condition[]): Condition => ({
  AND: [{ name: '_language', value: 'ar' }, ...conditions],
});
const below = (id: string): Condition => ({ name: '_path', value: id, operator: 'CONTAINS' });
const isOffer: Condition = { name: '_templates', value: offer.id, operator: 'CONTAINS' };

const day = (part: number): string =>
  new Date(Date.UTC(2026, 0, 1 + Math.floor(part * DAYS))).toISOString().slice(0, 10);

const pick = <T>(all: readonly T[], part: number): T | undefined => all[Math.floor(part * all.length)];

/** Search queries by name; each call returns another one. */
export const searchQueries = ({ dictionary, sections }: LargeContent, size: number) => ({
  'dictionary, as the SDK asks': (): SearchVariables => ({
    where: arabic(below(dictionary.id), { name: '_templates', value: dictionaryEntry.id, operator: 'CONTAINS' }),
  }),
  'subtree and template': (draw: () => number): SearchVariables => ({
    where: arabic(below(pick(sections, draw())?.id ?? ''), isOffer),
  }),
  'rare text': (draw: () => number): SearchVariables => ({
    where: arabic({ name: 'Title', value: `n${Math.floor(draw() * size)}`, operator: 'CONTAINS' }),
  }),
  'common text': (draw: () => number): SearchVariables => ({
    where: arabic({
      name: 'Title',
      value: pick(['بطاقه', 'تمويل', 'حسا', 'اسهم', 'عروض'], draw()) ?? '',
      operator: 'CONTAINS',
    }),
  }),
  'common phrase': (draw: () => number): SearchVariables => ({
    where: arabic({ name: 'Title', value: pick(['بطاقة تمويل', 'حساب العرو'], draw()) ?? '', operator: 'CONTAINS' }),
  }),
  'dates, the next first': (draw: () => number): SearchVariables => {
    const from = draw();
    return {
      where: arabic(
        isOffer,
        { name: 'ExpiryDate', value: day(from), operator: 'GTE' },
        { name: 'ExpiryDate', value: day(from + draw()), operator: 'LT' },
      ),
      orderBy: { name: 'ExpiryDate', direction: 'ASC' },
    };
  },
  'text by title': (draw: () => number): SearchVariables => ({
    where: arabic(isOffer, {
      name: 'Title',
      value: pick(['بطاقه', 'تمويل', 'استثمار'], draw()) ?? '',
      operator: 'CONTAINS',
    }),
    orderBy: { name: 'Title', direction: 'DESC' },
  }),
});
