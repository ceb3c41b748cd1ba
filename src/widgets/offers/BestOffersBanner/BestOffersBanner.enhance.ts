import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';

/** Moves between the offers by buttons, dots and keys. */
export const enhance = enhanceCarousels;
