import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import type { Call, ResponseBody } from '#sitecore/contracts/call.ts';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';

/** Returns the URL pattern of a call at any host. */
export const anyHost = ({ path }: Endpoint): string => `*${path}`;

/** Returns a response of a call; a body that its contract does not have does not compile. */
export const responseOf = <C extends Call>(_: C, body: ResponseBody<C>) =>
  new HttpResponse(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

/** Returns a handler that responds with this body to any request: `server.use(respondingWith(autoFinance, { result }))`. */
export const respondingWith = <C extends Call>(call: C, body: ResponseBody<C>) =>
  http.all(anyHost(call), () => responseOf(call, body));

/** Returns a handler that responds with a body of no contract to any request: an error, or one that cannot be parsed. */
export const misbehaving = (call: Endpoint, body: JsonBodyType, status = 200) =>
  http.all(anyHost(call), () => HttpResponse.json(body, { status }));

/** Returns a handler that responds with a failure. */
export const failing = (call: Endpoint, status = 500) => misbehaving(call, { error: 'failed' }, status);

/** Returns a handler whose response cannot be parsed. */
export const unreadable = (call: Endpoint) => http.all(anyHost(call), () => HttpResponse.html('<html>'));

/** Returns a handler that never responds. */
export const stalling = (call: Endpoint) =>
  http.all(anyHost(call), async () => {
    await delay('infinite');
  });

/** Returns a handler that fails as an unreachable host does. */
export const unreachable = (call: Endpoint) => http.all(anyHost(call), () => HttpResponse.error());
