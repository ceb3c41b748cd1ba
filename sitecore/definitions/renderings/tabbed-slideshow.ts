import { children, multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { slideshowItem } from '../templates/tab-content.ts';

const slideTab = template('Slideshow Tab', { TabName: text({ required: true }), Slides: multilist(slideshowItem) });

/** Pictures or videos, one row per tab. */
export const tabbedSlideshow = rendering('TabbedSlideshow', {
  datasource: template('Tabbed Slideshow', { Title: text(), items: children(slideTab) }),
});
