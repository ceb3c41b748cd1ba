/** The source of a film: a file, a player of a provider in a frame, or a page that shows it. */
export type FilmSource =
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'player'; readonly href: string; readonly player: string }
  | { readonly kind: 'page'; readonly href: string };

/** Ids of films as providers write them; anything else never becomes part of an address. */
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{1,12}$/;

/** The hash that opens a film of Vimeo that is not listed. */
const VIMEO_HASH = /^[\da-f]{3,40}$/i;

/** A moment of a film: `90`, `90s`, `1m30s`, `1h2m3s`. */
const MOMENT = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i;

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
function playerOf(url: URL): string | undefined {
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second = ''] = segmentsOf(url);
  if (host === 'youtu.be') return youTube(first, url);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youTube(FOLDERS.has(first) ? second : (url.searchParams.get('v') ?? ''), url);
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeo(url) : undefined;
}

const segmentsOf = ({ pathname }: URL): readonly string[] => pathname.split('/').filter((segment) => segment !== '');

/** Folders of YouTube whose pages are films. */
const FOLDERS: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v']);

function youTube(id: string, url: URL): string | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined;
  const start = secondsAt(url);
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`;
}

/** Returns the address of Vimeo's player; a film that is not listed has its hash behind its id or as `h`. */
function vimeo(url: URL): string | undefined {
  const segments = segmentsOf(url);
  const at = segments.findIndex((segment) => VIMEO_ID.test(segment));
  const [id, behind] = at < 0 ? [] : segments.slice(at);
  if (id === undefined || !segments.slice(0, at).every((segment) => /^[a-z][\w-]*$/i.test(segment))) return undefined;
  const hash = [url.searchParams.get('h'), behind].find((one) => VIMEO_HASH.test(one ?? ''));
  const start = secondsAt(url);
  return `https://player.vimeo.com/video/${id}?${hash === undefined || hash === null ? '' : `h=${hash}&`}autoplay=1&dnt=1${start > 0 ? `#t=${start}s` : ''}`;
}

/** Returns the second at which an address says that its film begins; 0 without one. */
function secondsAt({ searchParams, hash }: URL): number {
  const written = searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t');
  const [, hours = '0', minutes = '0', seconds = '0'] = MOMENT.exec(written ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
