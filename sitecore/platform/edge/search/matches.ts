import { readGuid } from '#sitecore/definitions/guid.ts';
import { foldText } from '#sitecore/rules/fold-text.ts';
import type { ReadNumber, SearchValue } from './search-value.ts';

/** The operators that are not negated; NEQ and NCONTAINS are the complement of EQ and CONTAINS. */
export type Operator = 'EQ' | 'CONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** The value of a condition, converted once for all comparisons. */
export class SearchTerm {
  readonly text: string;
  readonly lower: string;
  readonly guid: string;
  readonly #numbers = new Map<ReadNumber, number | undefined>();
  #folded: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.lower = text.toLowerCase();
    this.guid = readGuid(text) ?? text;
  }

  get folded(): string {
    return (this.#folded ??= foldText(this.text));
  }

  /** Returns the number that the text is in a field; undefined when it is of another kind. */
  number(read: ReadNumber): number | undefined {
    if (!this.#numbers.has(read)) this.#numbers.set(read, read(this.text));
    return this.#numbers.get(read);
  }
}

/** Returns true for a value that a term matches; no term matches a missing value. */
export function matches(value: SearchValue | undefined, operator: Operator, term: SearchTerm): boolean {
  switch (value?.is) {
    case undefined:
      return false;
    case 'guids':
      if (operator !== 'EQ' && operator !== 'CONTAINS') return false;
      return term.text === '' ? value.values.length === 0 : value.values.includes(term.guid);
    case 'text':
      if (operator === 'EQ') return value.value === term.lower;
      if (operator !== 'CONTAINS') return value.value !== '' && compares(operator, value.value, term.lower);
      // A hamza or tatweel alone folds to nothing, which every text would contain.
      return term.folded === '' ? value.value.includes(term.lower) : value.folded.includes(term.folded);
    case 'number': {
      const other = term.number(value.read);
      // A term of another kind matches nothing; only an empty one matches empty fields.
      if (other === undefined) return isEquality(operator) && value.value === undefined && term.text.trim() === '';
      return value.value !== undefined && compares(operator, value.value, other);
    }
  }
}

const isEquality = (operator: Operator): boolean => operator === 'EQ' || operator === 'CONTAINS';

function compares<T extends string | number>(operator: Operator, value: T, other: T): boolean {
  switch (operator) {
    case 'EQ':
    case 'CONTAINS':
      return value === other;
    case 'LT':
      return value < other;
    case 'LTE':
      return value <= other;
    case 'GT':
      return value > other;
    case 'GTE':
      return value >= other;
  }
}
