/** Size in pixels of a picture with which a page is shared. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

const SUFFIX = '.png';

/** Returns true for the path of an SVG. */
export const isSvg = (path: string): boolean => /\.svg$/i.test(path);

/** Returns the address of the PNG that is made of an SVG for sharing. */
export const cardOf = (url: string): string => url + SUFFIX;

/** Returns the path of the SVG of whose card this is the path; undefined for another file. */
export function svgOfCard(path: string): string | undefined {
  const drawn = path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : '';
  return isSvg(drawn) ? drawn : undefined;
}
