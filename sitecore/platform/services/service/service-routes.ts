import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAX_BODY_BYTES } from '#sitecore/contracts/catalogue.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { handleCall, type ServiceHost } from './handle-call.ts';
import { openApi } from './open-api.ts';
import type { Service } from './service.ts';

const OPEN_API_PATH = '/openapi.json';

/** Returns the routes of services, and of the OpenAPI document that describes them. */
export function serviceRoutes(services: readonly Service[], host: ServiceHost): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  for (const service of services) {
    const { method, path, maxBytes = MAX_BODY_BYTES } = service.call;
    const limitBody = bodyLimit({ maxSize: maxBytes, onError: (c) => withoutCache(c, 413, 'too large') });
    app.on(method, path, limitBody, (c) => handleCall(c, service, host));
    app.all(path, (c) => {
      c.header('Allow', method === 'GET' ? 'GET, HEAD' : method);
      return withoutCache(c, 405, 'method not allowed');
    });
  }
  let document: object | undefined;
  app.get(OPEN_API_PATH, (c) => c.json((document ??= openApi(services))));
  return app;
}

function withoutCache(c: Context, status: 405 | 413, error: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.json({ error }, status);
}
