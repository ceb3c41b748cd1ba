import { tabbedSlideshow } from '#sitecore/definitions/renderings/tabbed-slideshow.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(tabbedSlideshow, { wake: 'visible' });
