import { multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { positionCard } from '../templates/career-position.ts';

/** Positions that the bank offers, each a link to its page. */
export const openPositions = rendering('OpenPositions', {
  datasource: template('Open Positions', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    /** Authors edit each position on its own page. */
    Positions: multilist(positionCard, { editable: false }),
  }),
});
