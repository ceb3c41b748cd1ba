import { describe, expect, it } from 'vitest';
import { filmSource } from './film-source.ts';
import { VIDEO_PLAYER_ORIGINS } from './origins.ts';

const ID = 'dQw4w9WgXcQ';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`;
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('filmSource', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}&t=3`, YOUTUBE],
    [`https://m.youtube.com/watch?v=${ID}`, YOUTUBE],
    [`https://youtu.be/${ID}?si=x`, YOUTUBE],
    [`https://www.youtube.com/embed/${ID}`, YOUTUBE],
    [`https://youtube.com/shorts/${ID}`, YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871', VIMEO],
  ])('has a player that plays at once for %s', (href, player) => {
    expect(filmSource(href)).toEqual({ kind: 'player', href, player });
    expect(VIDEO_PLAYER_ORIGINS.directives['frame-src']).toContain(new URL(player).origin);
  });

  it.each(['/-/media/videos/film.webm', '/-/media/film.MP4?rev=1'])('takes %s for a file', (href) => {
    expect(filmSource(href)).toEqual({ kind: 'file', href });
  });

  it.each([
    '/about',
    'https://example.com/film.webm',
    'https://www.youtube.com/@rukn',
    'https://www.youtube.com/watch?v=',
    'https://youtu.be/"><script>',
    'https://vimeo.com/channels/x',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
  ])('takes %s for a page', (href) => {
    expect(filmSource(href)).toEqual({ kind: 'page', href });
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://'])('has none for %j', (href) => {
    expect(filmSource(href)).toBeUndefined();
  });
});
