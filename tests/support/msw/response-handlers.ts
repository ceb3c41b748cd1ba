import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';

/** Returns the URL pattern of a call at any host. */
export const anyHost = ({ path }: Endpoint): string => `*${path}`;

/** Returns a handler that responds with this body to any request: `server.use(respondingWith(autoFinance, { result }))`. */
export const respondingWith = (call: Endpoint, body: JsonBodyType, status = 200) =>
  http.all(anyHost(call), () => HttpResponse.json(body, { status }));

/** Returns a handler that responds with a failure. */
export const failing = (call: Endpoint, status = 500) => respondingWith(call, { error: 'failed' }, status);

/** Returns a handler whose response cannot be parsed. */
export const unreadable = (call: Endpoint) => http.all(anyHost(call), () => HttpResponse.html('<html>'));

/** Returns a handler that never responds. */
export const stalling = (call: Endpoint) =>
  http.all(anyHost(call), async () => {
    await delay('infinite');
  });

/** Returns a handler that fails as an unreachable host does. */
export const unreachable = (call: Endpoint) => http.all(anyHost(call), () => HttpResponse.error());
