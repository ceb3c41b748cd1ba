import { createHmac, hkdfSync } from 'node:crypto';

/** Purposes for which keys are derived from the secret of forms. */
type Purpose = 'values' | 'forgery token' | 'contact' | 'reference';

const keys = new Map<string, Buffer>();

/** Returns the key of a purpose, derived from the secret of forms. */
export function keyOf(secret: string, purpose: Purpose): Buffer {
  const id = `${purpose} ${secret}`;
  const known = keys.get(id) ?? Buffer.from(hkdfSync('sha256', secret, '', `rukn forms: ${purpose}`, 32));
  keys.set(id, known);
  return known;
}

const hashOf = (secret: string, purpose: Purpose, text: string): string =>
  createHmac('sha256', keyOf(secret, purpose)).update(text).digest('base64url');

/** Returns a keyed hash, by which a telephone number is found without being stored. */
export const contactHash = (secret: string, telephone: string): string =>
  hashOf(secret, 'contact', nationalNumber(telephone));

/** Returns a keyed hash of a reference as it is compared, by which tries are counted. */
export const referenceHash = (secret: string, key: string): string => hashOf(secret, 'reference', key);

/** Returns the digits of a telephone number without the Saudi prefix and leading zeros. */
const nationalNumber = (telephone: string): string =>
  telephone.replace(/\D/g, '').replace(/^00/, '').replace(/^966/, '').replace(/^0+/, '');
