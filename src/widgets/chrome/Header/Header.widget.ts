import { header } from '#sitecore/definitions/renderings/header.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(header, {
  dictionary: [
    'home_link',
    'main_navigation',
    'bank_links',
    'help_links',
    'segments',
    'menu',
    'search',
    'search_the_site',
    'close',
    'switch_language',
    'sign_in_new_tab',
  ],
});
