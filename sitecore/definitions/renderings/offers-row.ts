import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { pictureTile, section, sectionParams } from '../templates/section.ts';

/** Tiles with a picture, each a link as a whole. */
export const offersRow = rendering('OffersRow', {
  datasource: extendTemplate(section, 'Offers Row', { items: children(pictureTile) }),
  params: sectionParams,
});
