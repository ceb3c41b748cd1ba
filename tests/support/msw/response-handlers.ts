import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';

/** A call's address at any host. */
export const anyHost = ({ path }: Endpoint): string => `*${path}`;

/** A call that answers this, whatever it is asked: `server.use(answering(autoFinance, { result }))`. */
export const respondingWith = (call: Endpoint, body: JsonBodyType, status = 200) =>
  http.all(anyHost(call), () => HttpResponse.json(body, { status }));

/** A call that fails. */
export const failing = (call: Endpoint, status = 500) => respondingWith(call, { error: 'failed' }, status);

/** A call that answers what nobody can read. */
export const unreadable = (call: Endpoint) => http.all(anyHost(call), () => HttpResponse.html('<html>'));

/** A call that never answers. */
export const stalling = (call: Endpoint) =>
  http.all(anyHost(call), async () => {
    await delay('infinite');
  });

/** A call that nobody takes. */
export const unreachable = (call: Endpoint) => http.all(anyHost(call), () => HttpResponse.error());
