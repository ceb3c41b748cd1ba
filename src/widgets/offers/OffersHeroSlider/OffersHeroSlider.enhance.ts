import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';

/** Moves between the slides by buttons, dots and keys. */
export const enhance = enhanceCarousels;
