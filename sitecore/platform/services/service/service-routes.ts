import { Hono } from 'hono';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { handleCall, type ServiceHost } from './handle-call.ts';
import { openApi } from './open-api.ts';
import type { Service } from './service.ts';

const OPEN_API_PATH = '/openapi.json';

/** Returns the routes of services, and of the OpenAPI document that describes them. */
export function serviceRoutes(services: readonly Service[], host: ServiceHost): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  for (const service of services) {
    const { method, path } = service.call;
    app.on(method, path, (c) => handleCall(c, service, host));
    app.all(path, (c) => {
      c.header('Allow', method === 'GET' ? 'GET, HEAD' : method);
      c.header('Cache-Control', 'no-store');
      return c.json({ error: 'method not allowed' }, 405);
    });
  }
  let document: object | undefined;
  app.get(OPEN_API_PATH, (c) => c.json((document ??= openApi(services))));
  return app;
}
