/** The size of a picture as its query requests it, in one form of all that mean the same. */
export interface Resize {
  /** The box to fill; one side alone keeps the proportions. */
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  /** The box that the picture must fit into; it never enlarges. */
  readonly mw?: number | undefined;
  readonly mh?: number | undefined;
  /** Sitecore’s “ignore aspect ratio”: lets `w` and `h` change the proportions. */
  readonly iar: boolean;
  /** Sitecore's “allow stretch”: lets `w`, `h` and `sc` enlarge the picture. */
  readonly as: boolean;
  /** Scale factor of both sides. */
  readonly sc?: number | undefined;
}

/** The longest side that can be requested or result from enlarging, in pixels. */
export const MAX_SIDE = 3840;

/** Sides in which pictures are made, in pixels: every other number would only fill caches. */
const SIDES = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, MAX_SIDE];

/** Scale factors in which pictures are made. */
const SCALES = [0.1, 0.25, 0.5, 0.75, 1, 2, 3, 4];

/** Query keys that name a version of a file: revision, version number, time. They decide how long it is cached. */
export const VERSION_KEYS: readonly string[] = ['rev', 'vs', 'ts'];

const VERSION = /^[\w-]{1,64}$/;

/** Languages of a file that has one for each. */
const LANGUAGE = /^(?:ar|en)$/;

const atLeast = (list: readonly number[], number: number): number | undefined => list.find((one) => one >= number);

const side = (value: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(value) ? atLeast(SIDES, Number(value)) : undefined;
const listedSide = (value: string): number | undefined => SIDES.find((one) => String(one) === value);
const flag = (value: string): number | undefined => (/^[01]$/.test(value) ? Number(value) : undefined);
const scale = (value: string): number | undefined =>
  /^(?:\d{1,2}|\d?\.\d{1,4})$/.test(value) && Number(value) > 0 ? atLeast(SCALES, Number(value)) : undefined;

/** Parsers of the size parameters; undefined for an invalid value. */
const PARSERS: ReadonlyMap<string, (value: string) => number | undefined> = new Map([
  ['w', side],
  ['h', side],
  ['mw', listedSide],
  ['mh', side],
  ['iar', flag],
  ['as', flag],
  ['sc', scale],
]);

/**
 * Reads the size parameters of a query; undefined when there are none. Width, height and scale factor become the next of a
 * list, so that a picture has a limited number of sizes. As in Sitecore, a parameter that is invalid or repeated makes the
 * whole set void, and the picture keeps its size.
 */
export function readResize(query: URLSearchParams): Resize | undefined {
  const values: Record<string, number> = {};
  for (const [name, text] of query) {
    const parse = PARSERS.get(name);
    if (!parse) continue;
    const value = parse(text);
    if (value === undefined || Object.hasOwn(values, name)) return undefined;
    values[name] = value;
  }
  return simplify(values);
}

/**
 * Returns the simplest size that means the same: a scale factor counts alone, a limit beside a box narrows the box, and
 * flags count only where they change something.
 */
function simplify({ w, h, mw, mh, sc, iar, as }: Readonly<Record<string, number>>): Resize | undefined {
  const enlarges = as === 1;
  if (sc !== undefined) return sc < 1 || (sc > 1 && enlarges) ? { sc, iar: false, as: sc > 1 } : undefined;
  if ((w ?? h) !== undefined) {
    const ignoresRatio = iar === 1 && w !== undefined && h !== undefined;
    return { w: smaller(w, mw), h: smaller(h, mh), iar: ignoresRatio, as: enlarges };
  }
  return (mw ?? mh) === undefined ? undefined : { mw, mh, iar: false, as: false };
}

const smaller = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** A file whose size a query may change: a picture of pixels, or one whose ending does not tell. */
const RESIZABLE = /(?:\.(?:avif|gif|jpe?g|png|webp|ashx)|(?:^|\/)[^./]*)$/i;

/** Returns true when the file at a decoded path may have other sizes and formats: no SVG, film or document. */
export const isResizable = (path: string): boolean => RESIZABLE.test(path);

/**
 * Returns the query of a media file in one form and order, with its question mark, or empty: the parameters that count for the
 * file at a decoded path. For SVG only those of its version do, which change no byte of it.
 */
export function canonicalMediaQuery(path: string, query: URLSearchParams): string {
  const resize = isResizable(path) ? readResize(query) : undefined;
  const { w, h, mw, mh, iar, as, sc } = resize ?? {};
  const sizes = Object.entries({
    w,
    h,
    mw,
    mh,
    iar: iar === true ? 1 : undefined,
    as: as === true ? 1 : undefined,
    sc,
  });
  const counted = sizes.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  if (!/\.svg$/i.test(path)) counted.push(...valid(query, 'la', LANGUAGE));
  counted.push(...VERSION_KEYS.flatMap((name) => valid(query, name, VERSION)));
  return counted.length === 0 ? '' : `?${counted.join('&')}`;
}

/** Returns a parameter that is given once and valid. */
function valid(query: URLSearchParams, name: string, format: RegExp): readonly string[] {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 && format.test(value) ? [`${name}=${value}`] : [];
}
