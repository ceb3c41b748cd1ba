import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';

/** Adds the buttons, keys and announcements of the row. */
export const enhance = enhanceCarousels;
