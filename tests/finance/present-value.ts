import { expect } from 'vitest';
import type { Payment } from '#sitecore/platform/services/calculators/annual-percentage-rate.ts';

interface PresentValue {
  /** Percent a year, rounded to a hundredth. */
  readonly rate: number;
  /** Riyals that the customer receives at signing. */
  readonly net: number;
  /** Riyals by which rounded payments may differ. */
  readonly allowance: number;
}

/** Expects the payments to be worth at least `net` just below the rate and at most `net` just above it. */
export function expectPresentValue(payments: readonly Payment[], { rate, net, allowance }: PresentValue): void {
  const worthAt = (percent: number): number =>
    payments.reduce((sum, { amount, years }) => sum + amount / (1 + percent / 100) ** years, 0);
  expect(worthAt(rate - 0.006)).toBeGreaterThanOrEqual(net - allowance);
  expect(worthAt(rate + 0.006)).toBeLessThanOrEqual(net + allowance);
}
