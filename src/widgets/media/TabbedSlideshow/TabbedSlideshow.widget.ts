import { tabbedSlideshow } from '#sitecore/definitions/renderings/tabbed-slideshow.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabbedSlideshow, { client: 'visible', enhancement: true });

export type TabbedSlideshowProps = WidgetProps<typeof widget>;
