import { text } from '../fields/text.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** Branches, ATMs and kiosks with a search, the nearest first. */
export const locator = rendering('Locator', {
  datasource: template('Locator', { Title: text({ required: true }), Description: text({ multiline: true }) }),
  /** The service that is chosen at first. */
  params: { Service: option('all', 'branch', 'atm', 'kiosk') },
});
