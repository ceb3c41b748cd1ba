import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { contentPoint, section, sectionParams } from '../templates/section.ts';

/** One picture next to a list of items. */
export const imageBesideItems = rendering('ImageBesideItems', {
  datasource: extendTemplate(section, 'Image Beside Items', { Image: image(), items: children(contentPoint) }),
  params: sectionParams,
});
