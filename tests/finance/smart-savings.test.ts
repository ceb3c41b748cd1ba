import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatNumber } from '#src/i18n/numbers.ts';
import { clientVectors } from './vectors.ts';
import { smartSavings } from '#src/domain/calculators/smart-savings.ts';

const input = z.object({ tab: z.number(), selected: z.array(z.object({ DefaultWeeklySpent: z.string() })) });

describe('smart savings', () => {
  it.each(clientVectors('SmartSavings'))('agrees with the worked case $id: $note', (vector) => {
    const { tab, selected } = input.parse(vector.input);
    const savings = smartSavings(
      tab,
      selected.map(({ DefaultWeeklySpent }) => DefaultWeeklySpent),
    );
    expect(savings).toEqual(vector.expected);
    expect({
      weekly: formatNumber(savings.weekly, 'en', { decimals: 2 }),
      yearly: formatNumber(savings.yearly, 'en', { decimals: 2 }),
    }).toEqual(vector.displayEn);
  });

  it('CALC-SAVE-05 saves 0.05 of the spending on the first tab; a text that is not a number counts as 0', () => {
    expect(smartSavings(0, ['120', '80.4']).weekly).toBe(10.02);
    expect(smartSavings(0, ['120', 'a lot', '']).weekly).toBe(6);
    expect(smartSavings(0, []).weekly).toBe(0);
  });

  it('CALC-SAVE-06 saves one riyal for each card on the second tab, for any spending', () => {
    expect(smartSavings(1, ['120', 'a lot', '0']).weekly).toBe(3);
    expect(smartSavings(1, []).weekly).toBe(0);
  });

  it('CALC-SAVE-08 saves the difference of each card to the next whole riyal on the third tab, 0 for whole amounts', () => {
    expect(smartSavings(2, ['120.25', '33.01']).weekly).toBe(1.74);
    expect(smartSavings(2, ['120', '7.00', 'a lot']).weekly).toBe(0);
  });

  it('saves 52 times the unrounded week in a year, with 2 decimals', () => {
    // 0.05 × 33.01 = 1.6505 a week: 85.826 a year, not 52 × 1.65 = 85.80.
    expect(smartSavings(0, ['33.01'])).toEqual({ weekly: 1.65, yearly: 85.83 });
  });

  it('saves 0 on an unknown tab', () => {
    expect(smartSavings(3, ['120.5'])).toEqual({ weekly: 0, yearly: 0 });
  });
});
