import { sign, verify } from 'hono/jwt';

/** How long a kiosk may use a token: seconds. */
const TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
/** What the token is for, so that nothing else that is signed with the secret serves as one. */
const AUDIENCE = 'flagship-kiosk';

/** A token for a kiosk, from a moment on (milliseconds since 1970). It says nothing of who stands there. */
export const issueToken = (secret: string, now: number): Promise<string> => {
  const iat = Math.floor(now / 1000);
  return sign({ aud: AUDIENCE, iat, exp: iat + TOKEN_SECONDS }, secret, ALGORITHM);
};

/** Whether an Authorization header carries a token that we have issued and that has not expired. */
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
