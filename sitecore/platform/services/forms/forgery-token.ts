import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/same-secret.ts';
import { type FormSecret, keyOf } from './form-keys.ts';

/** A form may stay open for a working day. */
export const TOKEN_SECONDS = 12 * 3_600;

/** Name of the cookie that scripts read the token from. */
export const TOKEN_COOKIE = 'formtoken';

/** Name of the cookie that ties tokens to a browser, and of the field that carries a token. */
export const VISITOR_COOKIE = '__RequestVerificationToken';

const signatureOf = (visitor: string, time: string, secret: string): string =>
  createHmac('sha256', keyOf(secret, 'forgery token')).update([time, visitor].join(' ')).digest('base64url');

/**
 * Returns a token of a visitor: its time, signed with the random text of the visitor's cookie. It binds no form: the forms of all
 * tabs share the cookie that scripts read the token from.
 */
export function issueForgeryToken(visitor: string, [secret]: FormSecret, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signatureOf(visitor, time, secret)}`;
}

/** Returns true for a token that was made for this visitor at most twelve hours ago, with a former secret too. */
export function isForgeryTokenValid(token: string, visitor: string, secrets: FormSecret, now: Date): boolean {
  const [, time = '', signature = ''] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(token) ?? [];
  const age = now.getTime() - Number(time);
  const isSigned = secrets.map((secret) => isSameSecret(signature, signatureOf(visitor, time, secret))).includes(true);
  return isSigned && age >= 0 && age <= TOKEN_SECONDS * 1000;
}

/** Returns the random text of a visitor's cookie, a new one where there is none. */
export const visitorOf = (cookie: string | undefined): string =>
  cookie !== undefined && /^[\w-]{22}$/.test(cookie) ? cookie : randomBytes(16).toString('base64url');
