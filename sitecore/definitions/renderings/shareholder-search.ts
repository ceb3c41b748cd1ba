import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The shareholders of the bank, found by a part of their names; a service of the bank lists them. */
export const shareholderSearch = rendering('ShareholderSearch', {
  datasource: template('Shareholder Search', {
    /** Says what the register holds, and what it does not. */
    Note: text({ multiline: true }),
  }),
});
