import { icon } from '../fields/icon.ts';
import { children } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

const channel = template('Contact Channel', {
  Icon: icon(),
  Title: text({ required: true }),
  Description: text({ multiline: true }),
  PhoneNumber: text(),
  Link: link(),
});

/** A grid of ways to contact the bank, with a button below it. */
export const contactChannels = rendering('ContactChannels', {
  datasource: template('Contact Channels', {
    Title: text(),
    SubTitle: text({ multiline: true }),
    Link: link(),
    items: children(channel),
  }),
});
