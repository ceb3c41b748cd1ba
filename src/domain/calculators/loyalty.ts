import { roundDown, roundHalfUp } from '#sitecore/rules/finance/rounding.ts';
import { type Riyals, roundToHalalas } from '#sitecore/rules/finance/units.ts';

/** Spending with a card and the miles it earns; null where the author or the visitor gave no number. */
export interface CardSpend {
  /** A month. */
  readonly spend: Riyals | null;
  /** Amount that earns `pointGained` miles. */
  readonly riyalSpent: Riyals | null;
  readonly pointGained: number | null;
}

/** Returns the miles of all cards, unrounded; only whole multiples of `riyalSpent` earn miles. FINANCE §3.6, 1. */
export function milesOf(cards: readonly CardSpend[]): { readonly monthly: number; readonly yearly: number } {
  const monthly = cards.reduce((sum, card) => sum + milesOfCard(card), 0);
  return { monthly, yearly: 12 * monthly };
}

const milesOfCard = ({ spend, riyalSpent, pointGained }: CardSpend): number =>
  riyalSpent !== null && riyalSpent > 0 ? roundDown((spend ?? 0) / riyalSpent) * (pointGained ?? 0) : 0;

/** Points for each riyal spent with a product. */
export interface PointsPerRiyal {
  readonly domestic: number | null;
  readonly international: number | null;
}

/** Returns the points for an amount spent in the Kingdom and for the same amount abroad, to 2 decimals. FINANCE §3.6, 2. */
export const pointsOf = (amount: Riyals | null, { domestic, international }: PointsPerRiyal) => ({
  domestic: roundHalfUp((amount ?? 0) * (domestic ?? 0), 2),
  international: roundHalfUp((amount ?? 0) * (international ?? 0), 2),
});

/** Returns the value of points to the halala, also below a product's minimum. FINANCE §3.6, 3 and 4. */
export const cashValueOf = (points: number | null, perPoint: Riyals): Riyals =>
  roundToHalalas((points ?? 0) * perPoint);

/** Returns the fewest points worth at least an amount; 0 where points are worth nothing. */
export const pointsFor = (amount: Riyals, perPoint: Riyals): number =>
  perPoint > 0 ? -roundDown(-(amount / perPoint)) : 0;
