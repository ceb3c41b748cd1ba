interface RateRange {
  /** Months, both included. */
  readonly low: number;
  readonly high: number;
  readonly percent: number;
}

const RANGE = /^\s*(\d+)\s*-\s*(\d+)\s*[=:]\s*(\d+(?:\.\d+)?)\s*$/;
/** What stands for a sub-sector that has no ranges. */
const NO_RANGES = '0-100:0';

/**
 * The rate that ranges such as `0-12=1.9&13-60=3.17` set for a number of months: that of the first that holds them.
 * Parts that are no range are left out; without any, `0-100:0` counts. Undefined where none fits. FINANCE §3.1.
 */
export function rateFor(text: string, months: number): number | undefined {
  const ranges = readRanges(text);
  const counting = ranges.length > 0 ? ranges : readRanges(NO_RANGES);
  return counting.find(({ low, high }) => low <= months && months <= high)?.percent;
}

const readRanges = (text: string): readonly RateRange[] =>
  decoded(text)
    .split('&')
    .flatMap((part) => {
      const [, low, high, percent] = RANGE.exec(part) ?? [];
      return low === undefined ? [] : [{ low: Number(low), high: Number(high), percent: Number(percent) }];
    });

/** Sitecore keeps lists of names and values in the form of a query. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
