import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether `Authorization: Bearer …` shows a secret; the time that it takes tells nothing of how much of it is right. */
export function verifyBearer(authorization: string | undefined, secret: string): boolean {
  const [, shown = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(hashOf(shown), hashOf(secret));
}
