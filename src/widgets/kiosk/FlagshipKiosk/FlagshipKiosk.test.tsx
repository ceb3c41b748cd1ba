// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerType, enrolKiosk, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { sessionOf } from '#src/services/auth-state.ts';
import { fieldError, visitor } from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { anyHost, failing, misbehaving, respondingWith } from '#tests/support/msw/response-handlers.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './FlagshipKiosk.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

/** Requests to the bank since the test began, except for the token. */
const requests: { readonly path: string; readonly body: unknown }[] = [];

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

const button = (name: string) => screen.getByRole('button', { name });
const textbox = () => screen.getByRole<HTMLInputElement>('textbox');
const choose = (segment: string) => visitor.click(screen.getByRole('radio', { name: new RegExp(`^${segment}`) }));
const submit = () => visitor.click(button('kiosk_submit'));

/** Renders the kiosk at the identity step. */
async function atIdentity(): Promise<void> {
  sessionStorage.setItem('kioskStep', '2');
  await hydrateExample(fixtures.full, 'en');
  await screen.findByRole('heading', { name: 'kiosk_identity_title' });
}

/** Renders the kiosk at the service step, for a customer. */
async function atServices(): Promise<void> {
  await atIdentity();
  await choose('kiosk_customer');
  await visitor.type(textbox(), '001');
  await submit();
  await screen.findByRole('button', { name: 'Cards' });
}

describe('FlagshipKiosk: errors instead of steps', () => {
  it('KIOSK-12 shows the message of an expired token before that of missing settings, sends nothing and offers only a reload', async () => {
    await atIdentity();
    await choose('kiosk_guest');
    await visitor.type(textbox(), 'Sara');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 901_000);
    await submit();
    expect(await screen.findByRole('heading', { name: 'token_expired' })).toBe(document.activeElement);
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
    expect(await screen.findByRole('heading', { name: 'kiosk_not_enrolled' })).toBe(document.activeElement);
    expect(screen.queryByRole('list', { name: 'kiosk_steps' })).toBeNull();
    for (const code of ['1234', '12345678']) {
      await visitor.clear(textbox());
      await visitor.type(textbox(), code);
      await visitor.click(button('kiosk_enrol'));
      await waitFor(() => expect(fieldError(textbox())).toBe('kiosk_code_wrong'));
      expect(document.activeElement).toBe(textbox());
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
    expect(await screen.findByRole('heading', { name: 'kiosk_welcome' })).toBe(document.activeElement);
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

describe('FlagshipKiosk: identification', () => {
  it.each([
    ['guest', 'kiosk_guest_name', { fxb_Segment: '3', fxb_guestname: 'Sara', fxb_branchid: '101' }],
    ['corporate', 'kiosk_company_name', { fxb_Segment: '4', fxb_customername: 'Sara', fxb_branchid: '101' }],
  ])('KIOSK-18, KIOSK-21 requires only a name of a guest or a company: %s', async (segment, label, sent) => {
    await atIdentity();
    await choose(`kiosk_${segment}`);
    expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText(label)]);
    expect(screen.queryByText('kiosk_id_type')).toBeNull();
    for (const blank of ['', '   ']) {
      if (blank !== '') await visitor.type(textbox(), blank);
      await submit();
      await waitFor(() => expect(fieldError(textbox())).toBe('enter_your_name'));
    }
    expect(requests).toEqual([]);
    await visitor.type(textbox(), 'Sara');
    await submit();
    await screen.findByRole('button', { name: 'Cards' });
    expect(requests).toEqual([{ path: customerType.path, body: sent }]);
  });

  it('KIOSK-22 limits a name to 100 characters, typed or pasted', async () => {
    await atIdentity();
    for (const segment of ['kiosk_guest', 'kiosk_corporate']) {
      await choose(segment);
      await visitor.click(textbox());
      await visitor.paste('n'.repeat(99));
      await visitor.keyboard('abc');
      expect(textbox().value).toBe(`${'n'.repeat(99)}a`);
      await visitor.clear(textbox());
      await visitor.paste('m'.repeat(150));
      expect(textbox().value).toBe('m'.repeat(100));
    }
  });

  it.each([
    ['kiosk_cic', 16],
    ['kiosk_mobile', 10],
    ['kiosk_national_id', 10],
  ])('KIOSK-24, KIOSK-27 limits an id to its number of digits: %s %i', async (idType, length) => {
    await atIdentity();
    await choose('kiosk_customer');
    await choose(idType);
    await visitor.type(textbox(), '1234567890123456789');
    expect(textbox().value).toBe('1234567890123456789'.slice(0, length));
  });

  it('KIOSK-29 accepts only digits in an id and writes Arabic-Indic ones as 0 to 9', async () => {
    await atIdentity();
    await choose('kiosk_customer');
    await visitor.type(textbox(), '0a0-٤٥ ٦۷x.');
    expect(textbox().value).toBe('004567');
    await visitor.clear(textbox());
    await visitor.click(textbox());
    await visitor.paste('no ٠٠-12 34٫5');
    expect(textbox().value).toBe('0012345');
    expect(textbox().inputMode).toBe('numeric');
  });

  it.each([
    ['kiosk_cic', '0012', 'valid_cic_number'],
    ['kiosk_mobile', '0551234567', 'valid_mobile_number'],
    ['kiosk_national_id', '1012345678', 'valid_number'],
    ['kiosk_guest', 'Sara', 'enter_your_name'],
    ['kiosk_corporate', 'Sara', 'enter_your_name'],
  ])(
    'KIOSK-48 shows the error of an identification that the bank rejects under its field, not in the panel: %s',
    async (choice, text, error) => {
      await atIdentity();
      if (!/guest|corporate/.test(choice)) await choose('kiosk_customer');
      await choose(choice);
      bank.use(misbehaving(customerType, { StatusCode: 400, Message: 'no' }));
      await visitor.type(textbox(), text);
      await submit();
      await waitFor(() => expect(fieldError(textbox())).toBe(error));
      expect(textbox().getAttribute('aria-invalid')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText('kiosk_refresh_and_try')).toBeNull();
      expect(textbox().value).toBe(text);
    },
  );
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
  ])(
    'KIOSK-51 shows the message of the bank for a refused ticket above the services: %s',
    async (_, status, body, message) => {
      await atServices();
      bank.use(misbehaving(ticket, body, status));
      await visitor.click(button('Cards'));
      expect((await screen.findByRole('alert')).textContent).toContain(message);
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
