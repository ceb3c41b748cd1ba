import { image } from '../fields/image.ts';
import { children } from '../fields/items.ts';
import { option } from '../params.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { contentPoint, section, sectionParams } from '../templates/section.ts';

/** A picture beside a list of points, on either side. */
export const imageWithBullets = rendering('ImageWithBullets', {
  datasource: extendTemplate(section, 'Image With Bullets', { Image: image(), items: children(contentPoint) }),
  params: {
    ...sectionParams,
    Layout: option('normal', 'flipped'),
    SubtitlePosition: option('after', 'before'),
  },
});
