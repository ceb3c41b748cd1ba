import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { AttemptLimiter } from '../../http/attempt-limiter.ts';
import { clientOf } from '../../http/client-of.ts';
import { readJson } from '../../http/read-body.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import type { ServiceHost } from '../service/handle-call.ts';
import { branchesOf } from './branches.ts';

const body = z.object({ branch: z.string() });

/**
 * Returns the routes of a branch's staff, on the platform alone: `POST /kiosk/codes` returns a code that enrols one kiosk,
 * `DELETE /kiosk/devices` removes the kiosks of a branch. Both need the staff's secret as bearer token.
 */
export function staffRoutes(staffSecret: string, host: ServiceHost): Hono<PlatformEnv> {
  const { store, secrets, content, now = () => new Date() } = host;
  const app = new Hono<PlatformEnv>();
  app.use(requireSecret(staffSecret, host));
  app.post('/codes', async (c) => {
    const sent = z.safeParse(body, await readJson(c));
    if (!sent.success || !branchesOf(content(), 'ar').has(sent.data.branch))
      return c.json({ error: 'unknown branch' }, 400);
    const { newCode } = await import('./enrolment.ts');
    const code = await newCode(await store.db(), sent.data.branch, { secret: secrets.kioskToken, now: now() });
    return c.json({ code });
  });
  app.delete('/devices', async (c) => {
    const sent = z.safeParse(body, await readJson(c));
    if (!sent.success) return c.json({ error: 'unknown branch' }, 400);
    const { removeDevices } = await import('./enrolment.ts');
    return c.json({ removed: await removeDevices(await store.db(), sent.data.branch) });
  });
  return app;
}

/** Allows requests with the secret as bearer token; wrong secrets are counted as passwords are. */
function requireSecret(staffSecret: string, { trustedProxies }: ServiceHost): MiddlewareHandler<PlatformEnv> {
  const attempts = new AttemptLimiter();
  return async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const [, given] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (given === undefined) return c.json({ error: 'no valid secret' }, 401);
    const result = await attempts.compare(clientOf(c, { trustedProxies }), given, staffSecret);
    if (result === 'right') return next();
    if (result === 'wrong') return c.json({ error: 'no valid secret' }, 401);
    c.header('Retry-After', String(result));
    return c.json({ error: 'too many requests' }, 429);
  };
}
