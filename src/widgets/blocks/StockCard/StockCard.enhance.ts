import { enhanceFrames } from '#src/features/frame/enhance-frames.ts';

/** Shows the frame and downloads its files. */
export const enhance = enhanceFrames;
