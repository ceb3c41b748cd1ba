import { rendering } from '../rendering.ts';

/** The placeholder of what the popup shows while there is nothing to suggest. */
export const POPUP_SEARCH = 'popup-search';

/** The way into the search from every page. */
export const searchPopup = rendering('SearchPopup', { placeholders: [POPUP_SEARCH] });
