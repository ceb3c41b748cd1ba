import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A contact card with a picture and two links. */
export const largeContactCard = rendering('LargeContactCard', {
  datasource: template('Large Contact Card', {
    Image: image(),
    Title: text({ required: true }),
    SubTitle: text(),
    SecondaryTitle: text(),
    Text: text({ multiline: true }),
    Link: link(),
    CallToActionLink: link(),
  }),
});
