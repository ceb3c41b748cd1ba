import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach } from 'vitest';
import { customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { sessionOf } from '#src/services/auth-state.ts';
import { fixtures } from '#src/widgets/kiosk/FlagshipKiosk/FlagshipKiosk.fixture.ts';
import { hydrateExample } from './hydrate-example.ts';
import { kioskResponses, tokenFor } from './kiosk-responses.ts';
import { anyHost, respondingWith } from './msw/response-handlers.ts';
import { mockServices } from './msw/server.ts';
import { visitor } from './submit-calculator.ts';

/** Requests to the bank since the test began, except for the token. */
export const requests: { readonly path: string; readonly body: unknown }[] = [];

/** Gives each test a bank that accepts every request of a kiosk; returns its mock server. */
export function mockKioskBank() {
  const bank = mockServices();
  beforeEach(() => {
    sessionStorage.clear();
    sessionOf('kiosk').signOut();
    requests.length = 0;
    const recording = (call: typeof customerType | typeof ticket | typeof photoConsent, body: object) =>
      http.all(anyHost(call), async ({ request }) => {
        const text = await request.text();
        requests.push({ path: call.path, body: text === '' ? null : JSON.parse(text) });
        return HttpResponse.json(body);
      });
    bank.use(
      respondingWith(kioskToken, { token: tokenFor(900) }),
      recording(photoConsent, kioskResponses.photo),
      recording(customerType, kioskResponses.customerType),
      recording(ticket, kioskResponses.ticket),
    );
  });
  return bank;
}

export const button = (name: string) => screen.getByRole('button', { name });
export const textbox = () => screen.getByRole<HTMLInputElement>('textbox');
export const choose = (segment: string) =>
  visitor.click(screen.getByRole('radio', { name: new RegExp(`^${segment}`) }));
export const submit = () => visitor.click(button('kiosk_submit'));

/** Renders the kiosk at the identity step. */
export async function atIdentity(): Promise<void> {
  sessionStorage.setItem('kioskStep', '2');
  await hydrateExample(fixtures.full, 'en');
  await screen.findByRole('heading', { name: 'kiosk_identity_title' });
}

/** Renders the kiosk at the service step, for a customer. */
export async function atServices(): Promise<void> {
  await atIdentity();
  await choose('kiosk_customer');
  await visitor.type(textbox(), '001');
  await submit();
  await screen.findByRole('button', { name: 'Cards' });
}
