import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A contact card with a phone number. */
export const phoneContactCard = rendering('PhoneContactCard', {
  datasource: template('Phone Contact Card', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    PhoneNumber: text({ required: true }),
    Note: text({ multiline: true }),
  }),
});
