import { enhanceVideos } from '#src/features/video/enhance-videos.ts';

/** Plays the film in a dialog. */
export const enhance = enhanceVideos;
