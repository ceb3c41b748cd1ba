import { navigationRendering } from '../rendering.ts';

/** The pages of the site as a tree. */
export const siteMap = navigationRendering('SiteMap');
