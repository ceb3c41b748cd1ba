import type { GROUNDS } from '#sitecore/definitions/fields/ground.ts';

type Ground = (typeof GROUNDS)[number];

/** Classes of the grounds, in motion.css. */
const CLASSES: Readonly<Record<Ground, string>> = {
  sand: 'ground-sand',
  teal: 'ground-teal',
  green: 'ground-green',
  saffron: 'ground-saffron',
  mint: 'ground-mint',
  clay: 'ground-clay',
  blue: 'ground-blue',
  peach: 'ground-peach',
  slate: 'ground-slate',
  steel: 'ground-steel',
  earth: 'ground-earth',
};

/** Returns the class of a ground; that of sand when none is chosen. */
export const groundClass = ({ value }: { readonly value: Ground | '' }): string =>
  CLASSES[value === '' ? 'sand' : value];
