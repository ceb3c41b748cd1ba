import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { pictureTile, section, sectionParams } from '../templates/section.ts';

/** The segments of the bank as linked cards under a heading. */
export const segmentsHero = rendering('SegmentsHero', {
  datasource: extendTemplate(section, 'Segments Hero', { items: children(pictureTile) }),
  params: sectionParams,
});
