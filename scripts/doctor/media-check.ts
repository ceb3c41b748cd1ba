import { isRecord } from '#sitecore/definitions/is-record.ts';
import { mediaPath } from '#src/front/media/media-path.ts';
import { type Check, missing, ok, remark } from './check.ts';
import { NO_PAGE } from './page-checks.ts';
import { samplePages } from './sample-pages.ts';

/** Endings of files that are no pictures. */
const NO_PICTURE = /\.(?:mp4|webm|vtt|pdf|json|csv|zip)$/i;

/** Check of the media library: a picture of a page is served as one. */
export const mediaCheck: Check = {
  name: 'media',
  anchor: 'media',
  needs: ['site'],
  run: async (connection) => {
    const { host } = connection.settings;
    const { pages } = await samplePages(connection);
    if (pages.length === 0) return NO_PAGE;
    const [path] = pages.flatMap(({ fields, placeholders }) => picturesIn([fields, placeholders], host));
    if (path === undefined) return remark(`not checked: ${pages.length} pages have no picture of the media library`);
    const { status, headers } = await connection.fetch(host + path);
    const type = headers.get('content-type') ?? 'no type';
    if (status === 200 && /^image\//i.test(type)) return ok(`${path} is ${type}`);
    return missing(`${path} responded ${status}, ${type}`);
  },
};

/** Returns the paths of the pictures of the media library that layout JSON names. */
function picturesIn(json: unknown, host: string): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((one) => picturesIn(one, host));
  if (!isRecord(json)) return [];
  const { src, ...others } = json;
  return [...pathOf(src, host), ...picturesIn(Object.values(others), host)];
}

function pathOf(src: unknown, host: string): readonly string[] {
  const url = typeof src === 'string' && src !== '' ? URL.parse(src, host) : null;
  if (url?.host !== new URL(host).host || NO_PICTURE.test(url.pathname)) return [];
  const path = mediaPath(url.pathname + url.search);
  return path === undefined ? [] : [path];
}
