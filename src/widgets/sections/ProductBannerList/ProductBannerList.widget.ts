import { productBannerList } from '#sitecore/definitions/renderings/product-banner-list.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(productBannerList);

export type ProductBannerListProps = WidgetProps<typeof widget>;
