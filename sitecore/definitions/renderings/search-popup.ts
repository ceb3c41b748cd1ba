import { rendering } from '../rendering.ts';

/** The search popup of every page; its placeholder is shown while there are no suggestions. */
export const searchPopup = rendering('SearchPopup', { placeholders: ['popup-search'] });
