import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A contact card with a title, a description and three links. */
export const threeLinkContactCard = rendering('ThreeLinkContactCard', {
  datasource: template('Three Link Contact Card', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    Link: link(),
    SecondaryLink: link(),
    CallToActionLink: link(),
  }),
});
