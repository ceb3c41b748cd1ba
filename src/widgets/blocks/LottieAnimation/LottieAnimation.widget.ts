import { lottieAnimation } from '#sitecore/definitions/renderings/lottie-animation.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(lottieAnimation, {
  client: 'visible',
  enhancement: true,
  dictionary: ['animation_loading', 'animation_play', 'animation_pause'],
});

export type LottieAnimationProps = WidgetProps<typeof widget>;
