import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import type { Address } from '#sitecore/contracts/catalogue.ts';

/** A call's address at any host. */
export const everywhere = ({ path }: Address): string => `*${path}`;

/** A call that answers this, whatever it is asked: `server.use(answering(autoFinance, { result }))`. */
export const answering = (call: Address, body: JsonBodyType, status = 200) =>
  http.all(everywhere(call), () => HttpResponse.json(body, { status }));

/** A call that fails. */
export const failing = (call: Address, status = 500) => answering(call, { error: 'failed' }, status);

/** A call that answers what nobody can read. */
export const babbling = (call: Address) => http.all(everywhere(call), () => HttpResponse.html('<html>'));

/** A call that never answers. */
export const stalling = (call: Address) =>
  http.all(everywhere(call), async () => {
    await delay('infinite');
  });

/** A call that nobody takes. */
export const unreachable = (call: Address) => http.all(everywhere(call), () => HttpResponse.error());
