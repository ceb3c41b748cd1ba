import { icon } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The next step for a reader: a sentence, and a link or a phone number. */
export const callToAction = rendering('CallToAction', {
  datasource: template('Call To Action', {
    Image: image(),
    Icon: icon(),
    Title: text({ required: true }),
    Text: text({ multiline: true }),
    PhoneNumber: text(),
    Link: link(),
  }),
});
