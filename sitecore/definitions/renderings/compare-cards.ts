import { multilist } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { compareCard } from '../templates/compare-card.ts';

/** Up to three cards, chosen by a visitor, point by point beside each other. */
export const compareCards = rendering('CompareCards', {
  datasource: template('Compare Cards', { Cards: multilist(compareCard, { required: true }) }),
});
