import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { serviceTile, section, sectionParams } from '../templates/section.ts';

/** Services as link tiles that say Learn more. */
export const serviceTiles = rendering('ServiceTiles', {
  datasource: extendTemplate(section, 'Service Tiles', { items: children(serviceTile) }),
  params: sectionParams,
});
