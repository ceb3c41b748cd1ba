import { sign, verify } from 'hono/jwt';
import type { Session } from '../service/service.ts';

/** Validity of a token: 15 minutes. */
const TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
/** The `aud` claim, so that no other JWT signed with the secret is accepted. */
const AUDIENCE = 'flagship-kiosk';

/** Issues a token for a device without personal data, valid from `now` (milliseconds since 1970). */
export const issueToken = (secret: string, now: number, { device, branch }: Session = {}): Promise<string> => {
  const iat = Math.floor(now / 1000);
  const claims = { ...(device !== undefined && { sub: device }), ...(branch !== undefined && { branch }) };
  return sign({ aud: AUDIENCE, iat, exp: iat + TOKEN_SECONDS, ...claims }, secret, ALGORITHM);
};

/** Returns the device of a valid token in an Authorization header, else undefined; `now` in milliseconds since 1970. */
export async function authorize(header: string | undefined, secret: string, now: number): Promise<Session | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  if (token === undefined) return undefined;
  try {
    const { exp, sub, branch } = await verify(token, secret, { alg: ALGORITHM, aud: AUDIENCE, exp: false, iat: false });
    if (exp === undefined || now >= exp * 1000) return undefined;
    return { ...(typeof sub === 'string' && { device: sub }), ...(typeof branch === 'string' && { branch }) };
  } catch {
    return undefined;
  }
}
