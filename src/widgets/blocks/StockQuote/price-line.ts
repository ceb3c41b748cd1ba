/** Size of a chart, in units of its view box. */
export const CHART = { width: 600, height: 160 };

/** Parses prices separated by commas or blanks; what is no number is left out. */
export const readPrices = (text: string): readonly number[] =>
  text
    .split(/[\s,،]+/)
    .filter((part) => part !== '')
    .map(Number)
    .filter((price) => Number.isFinite(price));

/** Returns the points of a line through prices, from the left of the chart to its right; the least is at its foot. */
export function pricePoints(prices: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const least = Math.min(...prices);
  const range = Math.max(...prices) - least || 1;
  const step = CHART.width / Math.max(prices.length - 1, 1);
  return prices.map((price, index) => [
    Math.round(index * step),
    Math.round(CHART.height - ((price - least) / range) * CHART.height),
  ]);
}
