import { footer } from '#sitecore/definitions/renderings/footer.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(footer, {
  dictionary: ['home_link', 'social_links', 'legal_links', 'quick_links', 'sign_in_new_tab'],
});

export type FooterProps = WidgetProps<typeof widget>;
