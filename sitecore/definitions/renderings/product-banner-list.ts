import { children } from '../fields/items.ts';
import { rendering } from '../rendering.ts';
import { extendTemplate } from '../template.ts';
import { listedProduct, section, sectionParams } from '../templates/section.ts';

/** Products by category, the categories being those of the products. */
export const productBannerList = rendering('ProductBannerList', {
  datasource: extendTemplate(section, 'Product Banner List', { items: children(listedProduct) }),
  params: sectionParams,
});
