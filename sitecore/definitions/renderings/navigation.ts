import { navigationRendering } from '../rendering.ts';
import { variantParams } from '../sxa.ts';

/** SXA's Navigation: links to the pages of the site, as levels of a list. */
export const navigation = navigationRendering('Navigation', { params: variantParams });
