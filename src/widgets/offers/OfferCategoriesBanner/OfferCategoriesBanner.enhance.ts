import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';

/** Moves between the categories by buttons and keys. */
export const enhance = enhanceCarousels;
