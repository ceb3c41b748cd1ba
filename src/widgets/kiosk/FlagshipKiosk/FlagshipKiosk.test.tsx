// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { customerType, enrolKiosk, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { sessionOf } from '#src/services/auth-state.ts';
import { fieldError, visitor } from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';
import {
  atIdentity,
  atServices,
  button,
  choose,
  mockKioskBank,
  requests,
  submit,
  textbox,
} from '#tests/support/kiosk-visitor.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { anyHost, failing, misbehaving, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { fixtures } from './FlagshipKiosk.fixture.ts';

const bank = mockKioskBank();
const logged = loggedErrors();

describe('FlagshipKiosk: errors instead of steps', () => {
  it('KIOSK-12 shows the message of an expired token before that of missing settings, sends nothing and offers only a reload', async () => {
    await atIdentity();
    await choose('kiosk_guest');
    await visitor.type(textbox(), 'Sara');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 901_000);
    await submit();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'token_expired' })).toBe(document.activeElement));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['kiosk_refresh']);
    expect(requests).toEqual([]);

    vi.restoreAllMocks();
    logged.mockReset();
    vi.spyOn(console, 'error').mockImplementation(logged);
    sessionOf('kiosk').signOut();
    bank.use(failing(kioskToken));
    await hydrateExample(fixtures.withoutBranch, 'en');
    expect(await screen.findByRole('heading', { name: 'token_expired' })).toBeDefined();
    expect(screen.queryByText('kiosk_not_set_up')).toBeNull();
    expect(logged.mock.calls).toEqual([['FlagshipKiosk: no token', expect.objectContaining({ kind: 'Failed' })]]);
    expect(phrasesIn('en', ['token_expired']).token_expired).toMatch(/expired/);
  });

  it('KIOSK-13 shows the message of missing settings at every first step', async () => {
    for (const step of ['0', '1', '2', '3']) {
      sessionStorage.setItem('kioskStep', step);
      await hydrateExample(fixtures.withoutBranch, 'en');
      expect(await screen.findByRole('heading', { name: 'kiosk_not_set_up' })).toBeDefined();
      await waitFor(() => expect(sessionOf('kiosk').state.token).not.toBe(''));
      expect(screen.getAllByRole('heading')).toHaveLength(1);
      expect(screen.queryAllByRole('button')).toEqual([]);
      expect(screen.queryAllByRole('radio')).toEqual([]);
    }
  });

  it('shows the message of an expired token when the bank rejects it', async () => {
    await atIdentity();
    await choose('kiosk_guest');
    await visitor.type(textbox(), 'Sara');
    bank.use(misbehaving(customerType, { error: 'expired' }, 401));
    await submit();
    expect(await screen.findByRole('heading', { name: 'token_expired' })).toBeDefined();
  });
});

describe('FlagshipKiosk: enrolment', () => {
  it('lets staff enrol a browser that gets no token, and then begins', async () => {
    bank.use(misbehaving(kioskToken, { StatusCode: 403, Message: 'not enrolled' }, 403));
    bank.use(misbehaving(enrolKiosk, { StatusCode: 403, Message: 'wrong code' }, 403));
    await hydrateExample(fixtures.full, 'en');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'kiosk_not_enrolled' })).toBe(document.activeElement),
    );
    expect(screen.queryByRole('list', { name: 'kiosk_steps' })).toBeNull();
    for (const code of ['1234', '12345678']) {
      await visitor.clear(textbox());
      await visitor.type(textbox(), code);
      await visitor.click(button('kiosk_enrol'));
      await waitFor(() => expect(fieldError(textbox())).toBe('kiosk_code_wrong'));
      await waitFor(() => expect(document.activeElement).toBe(textbox()));
    }

    const codes: unknown[] = [];
    bank.use(
      respondingWith(kioskToken, { token: tokenFor(900) }),
      http.post(anyHost(enrolKiosk), async ({ request }) => {
        codes.push(await request.json());
        return HttpResponse.json({ StatusCode: 200 });
      }),
    );
    await visitor.clear(textbox());
    await visitor.type(textbox(), '١٢٣٤ ٥٦٧٨{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'kiosk_welcome' })).toBe(document.activeElement));
    expect(codes).toEqual([{ branch: '101', code: '12345678' }]);
  });

  it.each([
    [429, 'kiosk_code_attempts'],
    [503, 'kiosk_enrol_failed'],
  ])('tells staff why the service fails with %i', async (status, phrase) => {
    bank.use(misbehaving(kioskToken, {}, 403), misbehaving(enrolKiosk, {}, status));
    await hydrateExample(fixtures.full, 'en');
    await screen.findByRole('heading', { name: 'kiosk_not_enrolled' });
    await visitor.type(textbox(), '12345678{Enter}');
    await waitFor(() => expect(fieldError(textbox())).toBe(phrase));
  });
});

describe('FlagshipKiosk: error panel', () => {
  it('KIOSK-42 names the failure of every call and recommends refreshing the page', async () => {
    const panel = async () => (await screen.findByRole('alert')).textContent;
    expect(phrasesIn('en', ['kiosk_refresh_and_try']).kiosk_refresh_and_try).toBe(
      'Please refresh your page and try again.',
    );

    sessionStorage.setItem('kioskStep', '1');
    await hydrateExample(fixtures.full, 'en');
    bank.use(failing(photoConsent));
    await visitor.click(await screen.findByRole('button', { name: 'kiosk_photo_allow' }));
    expect(await panel()).toMatch(/^kiosk_photo_http_errorkiosk_refresh_and_try/);

    await visitor.click(button('kiosk_photo_deny'));
    await screen.findByRole('heading', { name: 'kiosk_identity_title' });
    expect(screen.queryByRole('alert')).toBeNull();
    await choose('kiosk_guest');
    await visitor.type(textbox(), 'Sara');
    bank.use(misbehaving(customerType, { StatusCode: 500 }));
    await submit();
    expect(await panel()).toMatch(/^kiosk_customer_type_api_errorkiosk_refresh_and_try/);

    bank.use(respondingWith(customerType, kioskResponses.customerType), failing(ticket));
    await submit();
    await visitor.click(await screen.findByRole('button', { name: 'Cards' }));
    expect(await panel()).toMatch(/^kiosk_ticket_failedkiosk_refresh_and_try/);
  });

  it.each([
    ['by HTTP status', 500, { Message: 'The counter is closed' }, 'The counter is closed'],
    ['by StatusCode', 200, { StatusCode: 409, Message: 'الصندوق مغلق' }, 'الصندوق مغلق'],
    ['without a message', 200, { StatusCode: 500 }, 'kiosk_ticket_failed'],
    ['with an empty message', 500, { Message: ' ' }, 'kiosk_ticket_failed'],
    ['with an exception', 500, { Message: 'System.NullReferenceException: Object' }, 'kiosk_ticket_failed'],
    ['with a stack', 500, { Message: 'It failed\n at Bank.Queue.Add()' }, 'kiosk_ticket_failed'],
    ['with markup', 500, { Message: '<b>Runtime</b>' }, 'kiosk_ticket_failed'],
    ['with a report', 500, { Message: 'x'.repeat(201) }, 'kiosk_ticket_failed'],
  ])(
    'KIOSK-51 shows the message of the bank for a refused ticket above the services: %s',
    async (_, status, body, message) => {
      await atServices();
      bank.use(misbehaving(ticket, body, status));
      await visitor.click(button('Cards'));
      // The phrase is itself under KIOSK-42: nothing else may be in the panel.
      expect((await screen.findByRole('alert')).textContent).toMatch(new RegExp(`^${message}kiosk_refresh_and_try`));
      expect(screen.getByRole('heading', { name: 'kiosk_services_title' })).toBeDefined();
      expect(button('Teller').getAttribute('aria-disabled')).toBeNull();
    },
  );
});

it('FlagshipKiosk shows a notice with a phone number where scripts are disabled', async () => {
  await hydrateExample(fixtures.full, 'ar');
  expect(screen.getByText('kiosk_needs_script').parentElement?.className).toMatch(/hidden.*noscript:block/);
  expect(screen.getByRole('link', { name: 'contact_phone' }).getAttribute('href')).toMatch(/^tel:/);
});
