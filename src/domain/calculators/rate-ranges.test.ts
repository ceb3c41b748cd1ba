import { describe, expect, it } from 'vitest';
import { rateFor } from './rate-ranges.ts';

const RANGES = '0-12=1.9&13-36=2.59&37-60=3.17';

describe('rateFor', () => {
  it.each([
    ['adjacent ranges', RANGES, [1, 12, 13, 36, 37, 60], [1.9, 1.9, 2.59, 2.59, 3.17, 3.17]],
    ['overlapping ranges, of which the first counts', '0-24=2&12-60=3', [12, 24, 25], [2, 2, 3]],
    ['months beyond the last range', RANGES, [61, 120], [undefined, undefined]],
    ['a gap', '0-12=2&24-60=3', [13], [undefined]],
  ])(
    'CALC-PF-06 returns the percentage of the first range that includes the months: %s',
    (_, ranges, months, rates) => {
      expect(months.map((count) => rateFor(ranges, count))).toEqual(rates);
    },
  );

  it.each([
    ['an equals sign', RANGES, [1.9, 3.17, undefined]],
    ['a colon', '0-12:1.9&13-60:3.17', [1.9, 3.17, undefined]],
    ['both separators', '0-12=1.9&13-60:3.17', [1.9, 3.17, undefined]],
    ['spaces', ' 0 - 12 = 1.9 & 13-60=3.17 ', [1.9, 3.17, undefined]],
    ['percent-encoding', '0-12%3D1.9%2613-60%3A3.17', [1.9, 3.17, undefined]],
    ['parts that are not ranges', 'x&0-12=1.9&12=4&13-60=3.17&-5-9=1&0-60=a&', [1.9, 3.17, undefined]],
    ['no text: 0-100:0', '', [0, 0, undefined]],
    ['only spaces: 0-100:0', '  ', [0, 0, undefined]],
    ['no valid range: 0-100:0', 'none&12=3&0-12&%E0%A4%A=1', [0, 0, undefined]],
  ])('CALC-PF-05 reads ranges with %s', (_, ranges, [short, long, beyond]) => {
    expect([rateFor(ranges, 12), rateFor(ranges, 60), rateFor(ranges, 101)]).toEqual([short, long, beyond]);
  });

  it('returns 0 up to month 100 for a sub-sector without ranges', () => {
    expect([0, 100].map((months) => rateFor('', months))).toEqual([0, 0]);
  });
});
