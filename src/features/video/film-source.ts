/** The source of a film: a file, a player of a provider in a frame, or a page that shows it. */
export type FilmSource =
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'player'; readonly href: string; readonly player: string }
  | { readonly kind: 'page'; readonly href: string };

/** Ids of films as providers write them; anything else never becomes part of an address. */
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{1,12}$/;

const FILE = /\.(?:webm|mp4)$/i;

/** Returns the source of a film at an address; undefined for an empty and for an invalid one. */
export function filmSource(href: string): FilmSource | undefined {
  const url = URL.parse(href, 'https://own.invalid');
  if (href === '' || (url?.protocol !== 'https:' && url?.protocol !== 'http:')) return undefined;
  if (url.hostname === 'own.invalid') return { kind: FILE.test(url.pathname) ? 'file' : 'page', href };
  const player = playerOf(url);
  return player === undefined ? { kind: 'page', href } : { kind: 'player', href, player };
}

/** Returns the address of a provider's player, which plays at once; YouTube's of the host that sets no cookies. */
function playerOf({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  if (host === 'youtu.be') return youTube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(['embed', 'shorts', 'live'].includes(first) ? second : (searchParams.get('v') ?? ''));
  if (host === 'vimeo.com') return vimeo(first);
  if (host === 'player.vimeo.com') return vimeo(second);
  return undefined;
}

const youTube = (id: string): string | undefined =>
  YOUTUBE_ID.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : undefined;

const vimeo = (id: string): string | undefined =>
  VIMEO_ID.test(id) ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : undefined;
