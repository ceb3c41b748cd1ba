import { z } from 'zod';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size parameters of a picture's URL. */
export type Resize = z.infer<typeof params>;

/** The longest side that can be requested or result from enlarging, in pixels. */
const MAX_SIDE = 3840;

/** The widths that the site's pictures use: any other `mw` would only fill the cache. */
const WIDTHS = new Set([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, MAX_SIDE]);

const NAMES = new Set(['w', 'h', 'mw', 'mh', 'iar', 'as', 'sc']);

const side = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .refine((pixels) => pixels <= MAX_SIDE)
  .optional();
const flag = z.enum(['0', '1']).transform((value) => value === '1');

const params = z.object({
  /** The box to fill; one side alone keeps the proportions. */
  w: side,
  h: side,
  /** The box that the picture must fit into; it never enlarges. */
  mw: side.refine((pixels) => pixels === undefined || WIDTHS.has(pixels)),
  mh: side,
  /** Sitecore’s “ignore aspect ratio”: 1 lets `w` and `h` change the proportions; 0, the default, keeps them. */
  iar: flag.default(false),
  /** Sitecore's “allow stretch”: 1 lets `w`, `h` and `sc` enlarge the picture. */
  as: flag.default(false),
  /** Scale factor of both sides; it takes precedence over `w` and `h`. */
  sc: z
    .string()
    .regex(/^(?:\d{1,2}|\d?\.\d{1,4})$/)
    .transform(Number)
    .refine((factor) => factor > 0 && factor <= 4)
    .optional(),
});

/**
 * Reads the size parameters of a query; undefined when there are none. As in Sitecore, one that is invalid or repeated
 * makes the whole set void, and the picture keeps its size.
 */
export function readResize(query: URLSearchParams): Resize | undefined {
  const given = [...query].filter(([name]) => NAMES.has(name));
  const byName = new Map(given);
  if (byName.size < given.length) return undefined;
  const { data } = params.safeParse(Object.fromEntries(byName));
  return data && (data.w ?? data.h ?? data.mw ?? data.mh ?? data.sc) !== undefined ? data : undefined;
}

/** Returns the size of the resized picture in pixels; without `as=1` no side exceeds the original's. */
export function targetSize(original: Size, resize: Resize): Size {
  const filled = fill(original, resize);
  const { mw = Infinity, mh = Infinity } = resize;
  return rounded(filled, Math.min(1, mw / filled.width, mh / filled.height));
}

function fill(original: Size, { w, h, iar, as, sc }: Resize): Size {
  const { width, height } = original;
  if (sc === undefined && iar && w !== undefined && h !== undefined) {
    return as ? { width: w, height: h } : { width: Math.min(w, width), height: Math.min(h, height) };
  }
  if ((sc ?? w ?? h) === undefined) return original;
  const requested = sc ?? Math.min((w ?? Infinity) / width, (h ?? Infinity) / height);
  const most = as ? Math.max(1, MAX_SIDE / Math.max(width, height)) : 1;
  const factor = Math.min(requested, most);
  return { width: width * factor, height: height * factor };
}

const rounded = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});
