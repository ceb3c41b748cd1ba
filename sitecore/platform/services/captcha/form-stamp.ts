import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../http/same-secret.ts';

/** Nobody fills in a form faster. */
const MIN_AGE_MS = 3_000;

/** A page with a stamp may be cached, and stay open. */
const MAX_AGE_MS = 24 * 3_600_000;

const signatureOf = (time: string, secret: string): string =>
  createHmac('sha256', secret).update(`stamp ${time}`).digest('base64url');

/** Returns the time, signed: a form without scripts sends it in the place of a token. */
export function issueStamp(secret: string, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signatureOf(time, secret)}`;
}

/** Returns true for a stamp of this secret between three seconds and a day old. */
export function isStampValid(stamp: string, secret: string, now: Date): boolean {
  const [, time = '', signature = ''] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(stamp) ?? [];
  const age = now.getTime() - Number(time);
  return isSameSecret(signature, signatureOf(time, secret)) && age >= MIN_AGE_MS && age <= MAX_AGE_MS;
}
