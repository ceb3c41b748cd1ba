import { isPlayingProviders } from '#src/config/env.ts';
import type { VideoData } from './video-data.ts';

/** Returns what the configuration says about players of providers. */
export const staticProps = (): Promise<VideoData> => Promise.resolve({ players: isPlayingProviders() });
