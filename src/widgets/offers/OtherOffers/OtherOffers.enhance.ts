import { enhanceClamps } from '#src/ui/disclosure/enhance-clamps.ts';

/** Unfolds the descriptions of the cards. */
export const enhance = enhanceClamps;
