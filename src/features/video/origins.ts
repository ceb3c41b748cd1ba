import type { ContentOrigins } from '#src/config/content-origins.ts';

/** Origins of the players of YouTube and Vimeo. */
export const VIDEO_PLAYER_ORIGINS: ContentOrigins = {
  whenSet: 'VIDEO_PLAYERS',
  directives: { 'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] },
};
