import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a secret with the expected one in constant time. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(hashOf(given), hashOf(expected));

/** Returns true when `Authorization: Bearer …` has the secret; compares in constant time. */
export function verifyBearer(authorization: string | undefined, secret: string): boolean {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return isSameSecret(token, secret);
}

/** Returns true when `Authorization: Basic …` has the secret as its password, whoever the user; compares in constant time. */
export function verifyBasic(authorization: string | undefined, secret: string): boolean {
  const [, encoded = ''] = /^Basic ([\w+/]+=*)$/i.exec(authorization ?? '') ?? [];
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return isSameSecret(password, secret);
}
