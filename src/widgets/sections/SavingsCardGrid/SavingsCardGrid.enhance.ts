import { enhanceInfo } from '#src/features/section/enhance-info.ts';

/** Closes the details of a card on Escape. */
export const enhance = enhanceInfo;
