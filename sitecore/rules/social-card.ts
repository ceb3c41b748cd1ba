/** Size in pixels of a picture with which a page is shared. */
export const SOCIAL_CARD = { width: 1200, height: 630 } as const;

export const SVG = 'image/svg+xml';

const SUFFIX = '.png';

/** Returns the address of the PNG that is made of an SVG for sharing. */
export const cardOf = (url: string): string => url + SUFFIX;

/** Returns the path of the SVG of whose card this is the path; undefined for another file. */
export const svgOfCard = (path: string): string | undefined =>
  path.endsWith(`.svg${SUFFIX}`) ? path.slice(0, -SUFFIX.length) : undefined;
