/** Drawer of the map: our drawing of the Kingdom, Google with a key, or a tile server. */
export type MapSettings =
  | { readonly kind: 'drawing' }
  | {
      readonly kind: 'google';
      readonly key: string;
      /** Origin of its script. */
      readonly url: string;
    }
  | {
      readonly kind: 'tiles';
      /** With `{z}`, `{x}` and `{y}`. */
      readonly url: string;
      /** Notice of the tiles' licence. */
      readonly attribution: string;
    };

/** Returns the settings in an attribute; our drawing for what cannot be read. */
export function readMapSettings(json: string | undefined): MapSettings {
  const read: unknown = JSON.parse(json ?? '{}');
  const text = (name: string): string => {
    const value: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const kind = text('kind');
  if (kind === 'google') return { kind, key: text('key'), url: text('url') };
  if (kind === 'tiles') return { kind, url: text('url'), attribution: text('attribution') };
  return { kind: 'drawing' };
}
