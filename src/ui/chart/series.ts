/** What an amount of a finance is made of, each in a colour of its own, in the order in which they are stacked. */
export type Series = keyof typeof SERIES;

const SERIES = {
  capital: 'bg-teal-800 fill-teal-800',
  profit: 'bg-saffron-500 fill-saffron-500',
  insurance: 'bg-teal-300 fill-teal-300',
  balloon: 'bg-clay-500 fill-clay-500',
  fee: 'bg-clay-500 fill-clay-500',
};

/** The colour of a series, as a ground and as the filling of a drawing. */
export const seriesColour = (series: Series): string => `${SERIES[series]} print-exact`;
