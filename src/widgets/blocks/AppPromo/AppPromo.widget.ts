import { appPromo } from '#sitecore/definitions/renderings/app-promo.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import type { AppPromoData } from './app-promo-data.ts';

export const widget = defineWidget(appPromo, {
  dictionary: ['app_download_from', 'app_get_on', 'app_store', 'app_google_play', 'app_code', 'sign_in_new_tab'],
});

export type AppPromoProps = WidgetProps<typeof widget, AppPromoData>;
