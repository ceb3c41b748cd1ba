import { createHash } from 'node:crypto';

/**
 * Sitecore's formats of an id: N 32 upper-case digits, D lower-case with dashes, B braces and upper case, P
 * parentheses.
 */
export type GuidFormat = 'N' | 'D' | 'B' | 'P';

const DIGITS = /^[0-9a-f]{32}$/;

/** Reads an id in any of Sitecore's formats into 32 lower-case digits; undefined when it is not an id. */
export function readGuid(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/[{}()-]/g, '')
    .toLowerCase();
  return DIGITS.test(digits) ? digits : undefined;
}

/** Formats an id, given in any format; throws when it is not an id. */
export function formatGuid(id: string, format: GuidFormat): string {
  const digits = readGuid(id);
  if (!digits) throw new Error(`not an id: ${id}`);
  const dashed = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  switch (format) {
    case 'N':
      return digits.toUpperCase();
    case 'D':
      return dashed;
    case 'B':
      return `{${dashed.toUpperCase()}}`;
    case 'P':
      return `(${dashed.toUpperCase()})`;
  }
}

/** Returns the stable id of a name: equal names have equal ids (a version 5 UUID, dashed). */
export function guidOf(name: string): string {
  const hash = createHash('sha1').update(`rukn:${name}`).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return formatGuid(hash.subarray(0, 16).toString('hex'), 'D');
}
