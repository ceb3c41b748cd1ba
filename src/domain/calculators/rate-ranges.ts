import { type Months, type Percent } from '#sitecore/rules/finance/units.ts';

interface RateRange {
  /** Both included. */
  readonly low: Months;
  readonly high: Months;
  readonly percent: Percent;
}

const RANGE = /^\s*(\d+)\s*-\s*(\d+)\s*[=:]\s*(\d+(?:\.\d+)?)\s*$/;
/** Ranges of a sub-sector that has none of its own. */
const NO_RANGES = '0-100:0';

/**
 * Returns the percentage for a number of months from ranges such as `0-12=1.9&13-60=3.17`: that of the first range that
 * includes them, undefined if none does. Skips parts that are not ranges; text without a range counts as `0-100:0`.
 * FINANCE §3.1.
 */
export function rateFor(text: string, months: Months): Percent | undefined {
  const ranges = readRanges(text);
  const effective = ranges.length > 0 ? ranges : readRanges(NO_RANGES);
  return effective.find(({ low, high }) => low <= months && months <= high)?.percent;
}

const readRanges = (text: string): readonly RateRange[] =>
  decoded(text)
    .split('&')
    .flatMap((part) => {
      const [, low, high, percent] = RANGE.exec(part) ?? [];
      return low === undefined ? [] : [{ low: Number(low), high: Number(high), percent: Number(percent) }];
    });

/** Decodes percent-encoding: Sitecore stores name-value lists as query strings. Returns text it cannot decode unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
