import { type Riyals, roundToHalalas, roundToRiyals, shareOf } from '#sitecore/rules/finance/units.ts';
import { authoredFraction, authoredNumber } from './authored-figures.ts';

/** Authored terms of a payment in a foreign currency. */
export interface ForexTerms {
  /** Riyals for one unit of the currency; empty before a currency is chosen. */
  readonly ExchangeRate: string;
  /** Fraction, or percentage with its sign. */
  readonly MarkUpFeeRate: string;
}

interface ForexTermsWithVat extends ForexTerms {
  /** VAT on the fee: fraction, or percentage with its sign. */
  readonly VATRate: string;
}

/** Converts an amount of a foreign currency to riyals and returns it with the bank's fee on it; not rounded. FINANCE §3.5. */
function forexCost(amount: number | null, { ExchangeRate, MarkUpFeeRate }: ForexTerms) {
  const billing: Riyals = (amount ?? 0) * authoredNumber(ExchangeRate);
  return { billing, markup: shareOf(billing, authoredFraction(MarkUpFeeRate)) };
}

/** Returns the billed amount and the fee, rounded to 2 decimals, and the authored exchange rate. FINANCE §3.5. */
export function forexA(amount: number | null, terms: ForexTerms) {
  const { billing, markup } = forexCost(amount, terms);
  return {
    billingAmount: roundToHalalas(billing),
    markupFee: roundToHalalas(markup),
    forexRate: authoredNumber(terms.ExchangeRate),
  };
}

/** Returns the billed amount with the fee and the VAT on the fee, rounded to whole riyals. FINANCE §3.5. */
export function forexB(amount: number | null, terms: ForexTermsWithVat): Riyals {
  const { billing, markup } = forexCost(amount, terms);
  return roundToRiyals(billing + markup + shareOf(markup, authoredFraction(terms.VATRate)));
}
