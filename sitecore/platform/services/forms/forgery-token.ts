import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { isSameSecret } from '../../http/same-secret.ts';
import { type FormSecret, keyOf } from './form-keys.ts';

/** A form may stay open for a working day. */
export const TOKEN_SECONDS = 12 * 3_600;

/** Name of the cookie that scripts read the token from. */
export const TOKEN_COOKIE = 'formtoken';

/** Name of the cookie that ties tokens to a browser, and of the field that carries a token. */
export const VISITOR_COOKIE = '__RequestVerificationToken';

/** The session of one visitor with one form. */
export interface FormSession {
  /** Id of the session, under which the submission is stored. */
  readonly id: string;
  readonly form: string;
  /** Random text in a cookie of the visitor that scripts cannot read. */
  readonly visitor: string;
}

const signatureOf = ({ id, form, visitor }: FormSession, time: string, secret: string): string =>
  createHmac('sha256', keyOf(secret, 'forgery token')).update([time, id, form, visitor].join(' ')).digest('base64url');

/** Returns a token of a session: its time, signed with the session, the form and the visitor. */
export function issueForgeryToken(session: FormSession, [secret]: FormSecret, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signatureOf(session, time, secret)}`;
}

/** Returns true for a token that was made for this visitor and form at most twelve hours ago, with a former secret too. */
export function isForgeryTokenValid(token: string, session: FormSession, secrets: FormSecret, now: Date): boolean {
  const [, time = '', signature = ''] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(token) ?? [];
  const age = now.getTime() - Number(time);
  const isSigned = secrets.map((secret) => isSameSecret(signature, signatureOf(session, time, secret))).includes(true);
  return isSigned && age >= 0 && age <= TOKEN_SECONDS * 1000;
}

/** Returns a session of a visitor with a form; `visitor` is that of the cookie, where there is one. */
export const newSession = (form: string, visitor?: string): FormSession => ({
  id: randomUUID(),
  form,
  visitor: visitor !== undefined && /^[\w-]{22}$/.test(visitor) ? visitor : randomBytes(16).toString('base64url'),
});
