import { faqAccordion } from '#sitecore/definitions/renderings/faq-accordion.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(faqAccordion, {
  wake: 'visible',
  behaviour: true,
  dictionary: ['Read_More', 'Show_Less'],
});
