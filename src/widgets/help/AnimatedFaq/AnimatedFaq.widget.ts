import { animatedFaq } from '#sitecore/definitions/renderings/animated-faq.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(animatedFaq, {
  client: 'visible',
  enhancement: true,
  dictionary: ['Read_More', 'Show_Less'],
});

export type AnimatedFaqProps = WidgetProps<typeof widget>;
