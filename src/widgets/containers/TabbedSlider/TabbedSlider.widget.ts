import { tabbedSlider } from '#sitecore/definitions/renderings/tabbed-slider.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(tabbedSlider, {
  client: 'visible',
  enhancement: true,
  dictionary: ['tab_previous', 'tab_next'],
});

export type TabbedSliderProps = WidgetProps<typeof widget>;
