import { circularSlider } from '#sitecore/definitions/renderings/circular-slider.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { CAROUSEL_PHRASES } from '#src/features/carousel/carousel-phrases.ts';

export const widget = defineWidget(circularSlider, {
  client: 'visible',
  enhancement: true,
  dictionary: [...CAROUSEL_PHRASES, 'circular-slider', 'learn_more'],
});

export type CircularSliderProps = WidgetProps<typeof widget>;
