import { sign, verify } from 'hono/jwt';
import { KIOSK_DEVICE } from '#sitecore/contracts/catalogue.ts';
import type { ServiceContext } from '../service/service.ts';
import { isUuid } from './request-context.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'kiosk-device';

/** A year; each token renews it. */
const COOKIE_SECONDS = 365 * 24 * 3600;

type CookieContext = Pick<ServiceContext, 'secrets' | 'now' | 'cookie' | 'setCookie'>;

/** Sets the signed cookie by which a device is recognised. */
export async function setDeviceCookie(device: string, { secrets, now, setCookie }: CookieContext): Promise<void> {
  const exp = Math.floor(now.getTime() / 1000) + COOKIE_SECONDS;
  const value = await sign({ aud: AUDIENCE, sub: device, exp }, secrets.kioskToken, ALGORITHM);
  setCookie(KIOSK_DEVICE, value, { path: '/api/sitecore/flagshipbranch', maxAge: COOKIE_SECONDS });
}

/** Returns the id in a request's cookie; undefined without a valid one. */
export async function deviceOf({ secrets, now, cookie }: CookieContext): Promise<string | undefined> {
  const value = cookie(KIOSK_DEVICE);
  if (value === undefined) return undefined;
  try {
    const options = { alg: ALGORITHM, aud: AUDIENCE, exp: false, iat: false } as const;
    const { sub, exp } = await verify(value, secrets.kioskToken, options);
    const isCurrent = exp !== undefined && now.getTime() < exp * 1000;
    return isCurrent && typeof sub === 'string' && isUuid(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}
