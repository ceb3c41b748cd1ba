import { animatedFaq } from '#sitecore/definitions/renderings/animated-faq.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(animatedFaq, {
  wake: 'visible',
  behaviour: true,
  dictionary: ['Read_More', 'Show_Less'],
});
