import { header } from '#sitecore/definitions/renderings/header.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(header, {
  client: 'interaction',
  enhancement: true,
  dictionary: [
    'home_link',
    'main_navigation',
    'bank_links',
    'help_links',
    'segments',
    'menu',
    'more_items',
    'show_all_products',
    'view_all',
    'filter_links',
    'switch_language',
    'sign_in_new_tab',
  ],
});

export type HeaderProps = WidgetProps<typeof widget>;
