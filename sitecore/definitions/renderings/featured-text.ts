import { children } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { contentPoint, section, sectionParams } from '../templates/section.ts';

/** A text in large letters beside a list of points. */
export const featuredText = rendering('FeaturedText', {
  datasource: extendTemplate(section, 'Featured Text', {
    Text: text({ multiline: true }),
    items: children(contentPoint),
  }),
  params: sectionParams,
});
