/** The formats of pictures made of pixels, by media type; a drawing (SVG) is none of them. */
const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
} as const;

export type PictureType = keyof typeof FORMATS;
export type PictureFormat = (typeof FORMATS)[PictureType];

/** The formats that every browser knows: what they hold may be sent as a smaller one to who takes it. */
const NEGOTIATED: ReadonlySet<PictureType> = new Set<PictureType>(['image/jpeg', 'image/png']);

/** The smaller formats, the smallest first. */
const SMALLER: readonly PictureType[] = ['image/avif', 'image/webp'];

export const isPicture = (mimeType: string): mimeType is PictureType => Object.hasOwn(FORMATS, mimeType);

export const formatOf = (mimeType: PictureType): PictureFormat => FORMATS[mimeType];

/** Whether the answer for a file depends on what the caller accepts. */
export const isNegotiated = (mimeType: string): boolean => isPicture(mimeType) && NEGOTIATED.has(mimeType);

/** The media type in which a picture is sent to a caller with this Accept header; a wildcard promises nothing. */
export function negotiate(mimeType: PictureType, accept: string): PictureType {
  if (!isNegotiated(mimeType)) return mimeType;
  const accepted = accept.split(',').flatMap((entry) => {
    const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [type];
  });
  return SMALLER.find((type) => accepted.includes(type)) ?? mimeType;
}
