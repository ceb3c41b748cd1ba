import { rendering } from '../rendering.ts';
import { video } from '../templates/video.ts';

/** A film. */
export const videoCard = rendering('VideoCard', { datasource: video });
