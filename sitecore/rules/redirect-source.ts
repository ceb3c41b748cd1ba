/** A path, with a query or without, that no expression is hidden in. */
const PLAIN = /^\/[^^$*+?()[\]{}|\\.]*(?:\?[\w\-=&%.+~]*)?$/;

/** Returns true when the source of a redirect is a path and no regular expression. */
export const isPlainSource = (source: string): boolean => PLAIN.test(source);

/**
 * Returns the path, and the query if any, that a source names as it stands, decoded; undefined for one with the anchors of an
 * expression. A source with `.`, `+` or `(` names a path and may be an expression too.
 */
export const literalSource = (source: string): string | undefined =>
  source.startsWith('/') && !source.startsWith('/^') && !source.endsWith('$') ? decodeSource(source) : undefined;

/** Decodes what is percent-encoded of a path; what cannot be decoded stays. */
export const decodeSource = (path: string): string =>
  path.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURI(encoded);
    } catch {
      return encoded;
    }
  });

/** Decodes what is percent-encoded of an expression, each character as itself and no operator. */
export const decodeExpression = (source: string): string =>
  source.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => decodeSource(encoded).replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
