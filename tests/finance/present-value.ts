import { expect } from 'vitest';
import type { Payment } from '#sitecore/platform/services/calculators/annual-percentage-rate.ts';

interface PresentValue {
  /** Percent a year, told to a hundredth. */
  readonly rate: number;
  /** What the customer got at signing. */
  readonly net: number;
  /** What payments that were rounded may add up to. */
  readonly allowance: number;
}

/** Promises that payments are worth, at a rate, what the customer got: more just below the rate, less just above it. */
export function expectPresentValue(payments: readonly Payment[], { rate, net, allowance }: PresentValue): void {
  const worthAt = (percent: number): number =>
    payments.reduce((sum, { amount, years }) => sum + amount / (1 + percent / 100) ** years, 0);
  expect(worthAt(rate - 0.006)).toBeGreaterThanOrEqual(net - allowance);
  expect(worthAt(rate + 0.006)).toBeLessThanOrEqual(net + allowance);
}
