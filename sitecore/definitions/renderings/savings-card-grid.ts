import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { contentCard, section, cardParams } from '../templates/section.ts';

/** Cards in two columns, three from 768 px. */
export const savingsCardGrid = rendering('SavingsCardGrid', {
  datasource: extendTemplate(section, 'Savings Card Grid', { items: children(contentCard) }),
  params: cardParams,
});
