/** Raster formats by media type; SVG is none of them. */
const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type PictureType = keyof typeof FORMATS;
export type PictureFormat = (typeof FORMATS)[PictureType];

/** The formats that are sent as a smaller one to callers that accept it. */
const NEGOTIATED: ReadonlySet<PictureType> = new Set<PictureType>(['image/jpeg', 'image/png']);

/** Formats to choose from in a negotiation, the smallest first. */
const SMALLER: readonly PictureType[] = ['image/avif', 'image/webp'];

export const isPicture = (mimeType: string): mimeType is PictureType => Object.hasOwn(FORMATS, mimeType);

export const formatOf = (mimeType: PictureType): PictureFormat => FORMATS[mimeType];

/** Returns true when the response for a file depends on the Accept header. */
export const isNegotiated = (mimeType: string): boolean => isPicture(mimeType) && NEGOTIATED.has(mimeType);

/** Returns the media type of a picture for a caller with this Accept header; wildcards do not count. */
export function negotiate(mimeType: PictureType, accept: string): PictureType {
  if (!isNegotiated(mimeType)) return mimeType;
  const accepted = accept.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [type];
  });
  return SMALLER.find((type) => accepted.includes(type)) ?? mimeType;
}
