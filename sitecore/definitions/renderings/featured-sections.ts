import { children, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { bulletCard } from '../templates/tab-content.ts';

const group = template('Featured Group', { TabName: text({ required: true }), Cards: multilist(bulletCard) });

/** Cards with bullets, one group per tab. */
export const featuredSections = rendering('FeaturedSections', {
  datasource: template('Featured Sections', {
    Title: text(),
    SubTitle: text({ multiline: true }),
    items: children(group),
  }),
});
