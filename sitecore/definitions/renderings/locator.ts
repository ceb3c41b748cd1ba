import { text } from '../fields/text.ts';
import { booleanParam, option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Branches, ATMs and kiosks with a search, the nearest first. */
export const locator = rendering('Locator', {
  datasource: template('Locator', { Title: text({ required: true }), Description: text({ multiline: true }) }),
  params: {
    /** The service that is chosen at first. */
    Service: option('all', 'branch', 'atm', 'kiosk'),
    /** The list stands alone, in two columns. */
    HideMap: booleanParam(),
  },
});
