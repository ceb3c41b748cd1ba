/** Types that a file may have by its ending; a platform that does not know an ending sends bytes. */
const TYPES_BY_ENDING: readonly (readonly [RegExp, RegExp])[] = [
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i, /^image\//i],
  [/\.(?:mp4|webm)$/i, /^(?:video\/|application\/octet-stream\b)/i],
  [/\.vtt$/i, /^(?:text\/(?:vtt|plain)|application\/octet-stream)\b/i],
  [/\.pdf$/i, /^application\/(?:pdf|octet-stream)\b/i],
];

/** Types of documents that a browser would show as a page of this site: an error page of the platform, never media. */
const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Returns true when a response of a type can be the media file at a path; false for an error in its place. */
export function isMediaType(path: string, type: string | null): boolean {
  if (type === null) return true;
  const { pathname } = new URL(path, 'http://platform');
  const [, expected] = TYPES_BY_ENDING.find(([ending]) => ending.test(pathname)) ?? [];
  return expected ? expected.test(type) : !PAGE.test(type);
}

/** Picture formats that a platform chooses from by the Accept header. */
const FORMATS = ['image/avif', 'image/webp'];

/** Returns the part of an Accept header that decides the format of a picture. */
export const acceptedFormats = (accept: string): string =>
  FORMATS.filter((format) => accept.toLowerCase().includes(format)).join(',');

/** Returns true when a browser with these formats shows a type. */
export const isAccepted = (type: string | null, formats: string): boolean =>
  type === null || !FORMATS.includes(type) || formats.split(',').includes(type);
