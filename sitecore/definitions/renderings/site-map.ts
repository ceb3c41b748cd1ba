import { navigationRendering } from '../rendering.ts';

/** The pages of the site, those below others under them. */
export const siteMap = navigationRendering('SiteMap');
