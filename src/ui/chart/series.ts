/** Name of a part of a financed amount; each has its own colour. */
export type Series = keyof typeof SERIES;

const SERIES = {
  capital: 'bg-teal-800 fill-teal-800',
  profit: 'bg-saffron-500 fill-saffron-500',
  insurance: 'bg-teal-300 fill-teal-300',
  balloon: 'bg-clay-500 fill-clay-500',
  fee: 'bg-clay-500 fill-clay-500',
};

/** Returns the classes of a series' colour, as a background and as an SVG fill. */
export const seriesColour = (series: Series): string => `${SERIES[series]} print-exact`;
