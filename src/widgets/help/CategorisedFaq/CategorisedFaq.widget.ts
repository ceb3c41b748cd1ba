import { categorisedFaq } from '#sitecore/definitions/renderings/categorised-faq.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(categorisedFaq, {
  client: 'visible',
  enhancement: true,
  dictionary: ['Read_More', 'Show_Less'],
});

export type CategorisedFaqProps = WidgetProps<typeof widget>;
