import { multilist } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { compareCard } from '../templates/compare-card.ts';

/** Comparison of up to three cards that a visitor chooses. */
export const compareCards = rendering('CompareCards', {
  datasource: template('Compare Cards', { Cards: multilist(compareCard, { required: true, editable: false }) }),
});
