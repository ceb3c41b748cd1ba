import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { dealItem, section, cardParams } from '../templates/section.ts';

/** Deals of partners, each a link. */
export const dealsBlock = rendering('DealsBlock', {
  datasource: extendTemplate(section, 'Deals Block', { items: children(dealItem) }),
  params: cardParams,
});
