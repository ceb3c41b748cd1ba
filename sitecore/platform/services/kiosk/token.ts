import { sign, verify } from 'hono/jwt';

/** Validity of a token: 15 minutes. */
const TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
/** The `aud` claim, so that no other JWT signed with the secret is accepted. */
const AUDIENCE = 'flagship-kiosk';

/** Issues a token without personal data, valid from `now` (milliseconds since 1970). */
export const issueToken = (secret: string, now: number): Promise<string> => {
  const iat = Math.floor(now / 1000);
  return sign({ aud: AUDIENCE, iat, exp: iat + TOKEN_SECONDS }, secret, ALGORITHM);
};

/** Returns true when an Authorization header carries a valid token; `now` in milliseconds since 1970. */
export async function isAuthorized(header: string | undefined, secret: string, now: number): Promise<boolean> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  if (token === undefined) return false;
  try {
    const { exp } = await verify(token, secret, { alg: ALGORITHM, aud: AUDIENCE, exp: false, iat: false });
    return exp !== undefined && now < exp * 1000;
  } catch {
    return false;
  }
}
