import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The merchants whose sales earn points; a service of the bank lists them. */
export const merchantList = rendering('MerchantList', {
  datasource: template('Merchant List', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
  }),
});
