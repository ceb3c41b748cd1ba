import { roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { authoredFraction, authoredNumber } from './authored-figures.ts';

/** What a payment in another currency is reckoned from, as the author wrote it. */
export interface ForexTerms {
  /** Riyals for one unit of the currency; empty while none is chosen. */
  readonly ExchangeRate: string;
  /** A fraction, or a percentage with its sign. */
  readonly MarkUpFeeRate: string;
}

interface ForexTermsWithVat extends ForexTerms {
  /** Of the fee: a fraction, or a percentage with its sign. */
  readonly VATRate: string;
}

/** What an amount of another currency costs in riyals, and the bank's fee on it; not rounded. FINANCE §3.5. */
function forexCost(amount: number | null, { ExchangeRate, MarkUpFeeRate }: ForexTerms) {
  const billing = (amount ?? 0) * authoredNumber(ExchangeRate);
  return { billing, markup: billing * authoredFraction(MarkUpFeeRate) };
}

/** What the cardholder is billed and the fee on it, with 2 decimals, and the rate as the author wrote it. FINANCE §3.5. */
export function forexA(amount: number | null, terms: ForexTerms) {
  const { billing, markup } = forexCost(amount, terms);
  return {
    billingAmount: roundHalfUp(billing, 2),
    markupFee: roundHalfUp(markup, 2),
    forexRate: authoredNumber(terms.ExchangeRate),
  };
}

/** What the cardholder is billed with the fee and the VAT on the fee, in whole riyals. FINANCE §3.5. */
export function forexB(amount: number | null, terms: ForexTermsWithVat): number {
  const { billing, markup } = forexCost(amount, terms);
  return roundHalfUp(billing + markup + markup * authoredFraction(terms.VATRate), 0);
}
