import { rendering } from '../rendering.ts';

/** The way into the search from every page; its placeholder is what it shows while there is nothing to suggest. */
export const searchPopup = rendering('SearchPopup', { placeholders: ['popup-search'] });
