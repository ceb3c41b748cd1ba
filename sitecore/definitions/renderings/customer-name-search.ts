import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The registered names of customers, found by a part of them; a service of the bank lists them. */
export const customerNameSearch = rendering('CustomerNameSearch', {
  datasource: template('Customer Name Search', {
    /** Says what the register holds, and what it does not. */
    Note: text({ multiline: true }),
  }),
});
