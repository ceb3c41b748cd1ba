import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaledRuns } from '#tests/support/random-cases.ts';
import { filmSource } from './film-source.ts';
import { VIDEO_PLAYER_ORIGINS } from './origins.ts';

const ID = 'dQw4w9WgXcQ';
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`;
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
const VIMEO_UNLISTED = 'https://player.vimeo.com/video/76979871?h=1a2b3c4d5e&autoplay=1&dnt=1';

describe('filmSource', () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}&t=3`, `${YOUTUBE}&start=3`],
    [`https://youtu.be/${ID}?t=1m30s`, `${YOUTUBE}&start=90`],
    [`https://www.youtube.com/embed/${ID}?start=3723`, `${YOUTUBE}&start=3723`],
    [`https://www.youtube.com/watch?v=${ID}#t=1h2m3s`, `${YOUTUBE}&start=3723`],
    [`https://www.youtube.com/watch?v=${ID}&t=0s`, YOUTUBE],
    [`https://www.youtube.com/watch?v=${ID}&t=soon`, YOUTUBE],
    [`https://www.youtube.com/live/${ID}?si=x`, YOUTUBE],
    [`https://www.youtube.com/shorts/${ID}?feature=share`, YOUTUBE],
    [`https://m.youtube.com/watch?v=${ID}`, YOUTUBE],
    [`https://youtu.be/${ID}?si=x`, YOUTUBE],
    [`https://www.youtube.com/embed/${ID}`, YOUTUBE],
    [`https://youtube.com/shorts/${ID}`, YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871', VIMEO],
    ['https://vimeo.com/76979871/1a2b3c4d5e', VIMEO_UNLISTED],
    ['https://vimeo.com/76979871?h=1a2b3c4d5e', VIMEO_UNLISTED],
    ['https://player.vimeo.com/video/76979871?h=1a2b3c4d5e&badge=0', VIMEO_UNLISTED],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['https://vimeo.com/76979871#t=1m30s', `${VIMEO}#t=90s`],
    ['https://vimeo.com/76979871/settings', VIMEO],
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

  const hex = fc.string({ unit: fc.constantFrom('0', '3', '7', '9', 'a', 'c', 'f'), minLength: 3, maxLength: 20 });
  const seconds = fc.nat({ max: 99_999 });

  it('keeps the hash of every film of Vimeo that is not listed, and its beginning', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), hex, seconds, (id, hash, start) => {
        const player = `https://player.vimeo.com/video/${id}?h=${hash}&autoplay=1&dnt=1${start > 0 ? `#t=${start}s` : ''}`;
        for (const href of [
          `https://vimeo.com/${id}/${hash}#t=${start}s`,
          `https://vimeo.com/${id}?h=${hash}&t=${start}`,
          `https://player.vimeo.com/video/${id}?h=${hash}#t=${start}`,
        ])
          expect(filmSource(href)).toEqual({ kind: 'player', href, player });
      }),
    );
  });

  it('begins a film of YouTube where any of its addresses says', () => {
    const id = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '9', '-', '_'), minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(id, seconds, (film, start) => {
        const written = `${Math.floor(start / 3600)}h${Math.floor(start / 60) % 60}m${start % 60}s`;
        const player = `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`;
        for (const href of [
          `https://youtu.be/${film}?t=${start}`,
          `https://www.youtube.com/watch?t=${written}&v=${film}`,
          `https://m.youtube.com/live/${film}?t=${start}s`,
          `https://youtube.com/shorts/${film}?start=${start}`,
        ])
          expect(filmSource(href)).toEqual({ kind: 'player', href, player });
      }),
    );
  });

  it('makes of no address a player of another host', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('youtu.be', 'www.youtube.com', 'vimeo.com'),
        fc.webPath(),
        fc.string(),
        (host, path, query) => {
          const source = filmSource(`https://${host}${path}?v=${query}&h=${query}&t=${query}`);
          if (source?.kind !== 'player') return;
          expect(VIDEO_PLAYER_ORIGINS.directives['frame-src']).toContain(new URL(source.player).origin);
          expect(source.player).toMatch(/^[\w:/.?=&#-]+$/);
        },
      ),
      { numRuns: scaledRuns(100) },
    );
  });
});
