import { categorisedFaq } from '#sitecore/definitions/renderings/categorised-faq.ts';
import { SEARCH_FORM_PHRASES } from '#src/features/search/phrases.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(categorisedFaq, {
  client: 'visible',
  enhancement: true,
  dictionary: [...SEARCH_FORM_PHRASES, 'search_the_help', 'Read_More', 'Show_Less'],
});

export type CategorisedFaqProps = WidgetProps<typeof widget>;
