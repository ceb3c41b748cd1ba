import { faqAccordion } from '#sitecore/definitions/renderings/faq-accordion.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(faqAccordion, {
  client: 'visible',
  enhancement: true,
  dictionary: ['Read_More', 'Show_Less'],
});

export type FaqAccordionProps = WidgetProps<typeof widget>;
