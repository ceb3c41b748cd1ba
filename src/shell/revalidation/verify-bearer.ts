import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns true when `Authorization: Bearer …` has the secret; compares in constant time. */
export function verifyBearer(authorization: string | undefined, secret: string): boolean {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hashOf(token), hashOf(secret));
}
