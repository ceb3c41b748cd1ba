import type { Riyals } from '#sitecore/rules/finance/units.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { GrantPhrases } from '../phrases.ts';
import type { SentenceContent } from './present-result.ts';
import type { ResultFormats } from './result-formats.ts';

/** An amount that was requested, and the amount that the bank finances. */
export interface Grant {
  readonly requested: Riyals;
  readonly granted: Riyals;
  /** Paid by the customer at signing; left out where the finance buys nothing. */
  readonly dueAtSigning?: Riyals;
  /** Sentence that names the limit and its figure; '' where the bank names none. */
  readonly limit: string;
}

/** Difference from which an amount counts as less than requested; the bank and the page round. */
const RIYAL: Riyals = 1;

/** Returns true if the bank finances less than requested. */
const isReduced = ({ requested, granted }: Grant): boolean => requested - granted >= RIYAL;

/**
 * Adds to a result what was requested, what is not financed and what is due at signing, around the figure `amount`, and
 * the limit as a sentence. A result in full stays as it is.
 */
export function withGrant(
  content: SentenceContent,
  grant: Grant,
  { phrases, money, spoken }: { readonly phrases: GrantPhrases } & Pick<ResultFormats, 'money' | 'spoken'>,
): SentenceContent {
  if (!isReduced(grant)) return content;
  const { requested, granted, dueAtSigning, limit } = grant;
  const row = (id: string, label: string, amount: Riyals) => ({ id, label, value: money(amount) });
  const before = row('requested', phrases.calculator_requested, requested);
  const after = [
    row('not-financed', phrases.calculator_not_financed, requested - granted),
    ...(dueAtSigning === undefined ? [] : [row('due', phrases.calculator_due, dueAtSigning)]),
  ];
  const sentence = `${fill(phrases.calculator_granted, {
    requested: spoken(requested),
    granted: spoken(granted),
  })} ${limit}`.trim();
  return {
    ...content,
    sentence,
    pairs: content.pairs.flatMap((pair) => (pair.id === 'amount' ? [before, pair, ...after] : [pair])),
    spoken: `${content.spoken} ${sentence}`,
  };
}
