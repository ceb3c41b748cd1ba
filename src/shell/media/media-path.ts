const MEDIA = /^\/(?:-|~)\/(?:media|jssmedia)\/./i;

/** Returns path and query of a media file for the platform, from the URL of its route; undefined for any other path. */
export function mediaPath(url: string): string | undefined {
  const path = url.replace(/^\/api(?=\/)/, '');
  if (!URL.canParse(path, BASE)) return undefined;
  // Resolved like a request: /-/media/../x is no media.
  const { origin, pathname, search } = new URL(path, BASE);
  return origin === BASE && MEDIA.test(pathname) ? pathname + search : undefined;
}

const BASE = 'http://platform';
