import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { typeCard, section, cardParams } from '../templates/section.ts';

/** A card for each type of branch or service, with its details. */
export const typeCards = rendering('TypeCards', {
  datasource: extendTemplate(section, 'Type Cards', { items: children(typeCard) }),
  params: cardParams,
});
