import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';

/** Moves between the cards. */
export const enhance = enhanceCarousels;
