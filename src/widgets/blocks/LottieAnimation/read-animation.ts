/** A Lottie file, as far as it is checked before the player gets it. */
export interface Animation {
  readonly v: string;
  readonly w: number;
  readonly h: number;
  /** Frames per second. */
  readonly fr: number;
  /** First frame. */
  readonly ip: number;
  /** Frame after the last one. */
  readonly op: number;
  readonly layers: readonly unknown[];
}

const NUMBERS = ['w', 'h', 'fr', 'op'] as const;

/** Returns a JSON value as an animation; throws when it is none, or would draw pictures or fonts of other addresses. */
export function readAnimation(json: unknown): Animation {
  if (!isAnimation(json)) throw new Error('no Lottie animation');
  return json;
}

function isAnimation(json: unknown): json is Animation {
  if (typeof json !== 'object' || json === null) return false;
  const values: Readonly<Partial<Record<string, unknown>>> = { ...json };
  const { layers, v, ip, assets = [], fonts } = values;
  return (
    typeof v === 'string' &&
    typeof ip === 'number' &&
    NUMBERS.every((name) => Number(values[name]) > 0) &&
    Array.isArray(layers) &&
    layers.length > 0 &&
    fonts === undefined &&
    Array.isArray(assets) &&
    assets.every((asset) => typeof asset === 'object' && asset !== null && !('p' in asset))
  );
}
