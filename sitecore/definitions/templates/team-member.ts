import { checkbox } from '../fields/checkbox.ts';
import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { template } from '../template.ts';
import { careerDetails } from './career-position.ts';
import { page } from './page.ts';

/** A person of the bank's management as the grid shows them. */
export const teamCard = template('Team Card', {
  /** The person's name; the title of their page stands in for an empty one. */
  BannerTitle: text({ multiline: true }),
  /** Their office. */
  BannerSubTitle: text(),
  BannerDescription: text({ multiline: true }),
  /** A photograph has an alternative text; over a pattern without one stand the person's initials. */
  BannerImage: image(),
  /** Shows the person ahead of the others, on a large card. */
  Highlight: checkbox(),
});

/** A person of the bank's management: a page. */
export const teamMember = template(
  'Team Member',
  { ...page.fields, ...careerDetails.fields, ...teamCard.fields },
  { base: [page, careerDetails, teamCard] },
);

/** The bank's management. */
export const team = template('Team', { members: children(teamMember) });
