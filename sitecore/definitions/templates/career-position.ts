import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { page } from './page.ts';

/** Entries, one per line; a Sitecore may hold them as `name=value` pairs joined by `&`. */
const entries = () => text({ multiline: true });

/** A position, or the career of a person, as its own page shows it. */
export const careerDetails = template('Career Details', {
  /** Stands in for an empty BannerTitle. */
  Title: text({ required: true }),
  BannerTitle: text({ multiline: true }),
  BannerSubTitle: text(),
  BannerImage: image(),
  BackToPreviousPageLink: link(),
  CurrentPositions: entries(),
  /** Spelt as in the specification. */
  PerviousPositions: entries(),
  /** Skills, knowledge and abilities. */
  AdditionalDetails: entries(),
  Qualifications: entries(),
  Experience: entries(),
});

/** A position as lists show it. */
export const positionCard = template('Position Card', {
  Title: text({ required: true }),
  BannerTitle: text({ multiline: true }),
  BannerSubTitle: text(),
});

/** A position that the bank offers: a page. */
export const positionPage = template(
  'Career Position',
  { ...page.fields, ...careerDetails.fields, ...positionCard.fields },
  { base: [page, careerDetails, positionCard] },
);

/** The positions that the bank offers. */
export const careerPositions = template('Career Positions', { positions: children(positionPage) });
