import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Three ways on, beside what they have in common. */
export const threeLinkContactCard = rendering('ThreeLinkContactCard', {
  datasource: template('Three Link Contact Card', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    Link: link(),
    SecondaryLink: link(),
    CallToActionLink: link(),
  }),
});
