// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { authStore } from '#src/services/auth-state.ts';
import { fieldError, visitor } from '#tests/support/submit-calculator.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { phrasesIn } from '#tests/support/dictionary.ts';
import { tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';
import { loggedErrors } from '#tests/support/logged-errors.ts';
import { respondingWith, anyHost, failing } from '#tests/support/msw/response-handlers.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { fixtures } from './FlagshipKiosk.fixture.ts';

const bank = mockServices();
const logged = loggedErrors();

/** What the bank was asked since the test began, the token apart. */
const requests: { readonly path: string; readonly body: unknown }[] = [];

beforeEach(() => {
  sessionStorage.clear();
  authStore.signOut();
  requests.length = 0;
  const noting = (call: typeof customerType | typeof ticket | typeof photoConsent, answer: object) =>
    http.all(anyHost(call), async ({ request }) => {
      const text = await request.text();
      requests.push({ path: call.path, body: text === '' ? null : JSON.parse(text) });
      return HttpResponse.json(answer);
    });
  bank.use(
    respondingWith(kioskToken, { token: tokenFor(900) }),
    noting(photoConsent, kioskResponses.photo),
    noting(customerType, kioskResponses.customerType),
    noting(ticket, kioskResponses.ticket),
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const entry = () => screen.getByRole<HTMLInputElement>('textbox');
const choose = (segment: string) => visitor.click(screen.getByRole('radio', { name: new RegExp(`^${segment}`) }));
const submit = () => visitor.click(button('kiosk_submit'));

/** The kiosk at the question who somebody is. */
async function atIdentity(): Promise<void> {
  sessionStorage.setItem('kioskStep', '2');
  await hydrateExample(fixtures.full, 'en');
  await screen.findByRole('heading', { name: 'kiosk_identity_title' });
}

/** The kiosk with the services that a customer can choose from. */
async function atServices(): Promise<void> {
  await atIdentity();
  await choose('kiosk_customer');
  await visitor.type(entry(), '001');
  await submit();
  await screen.findByRole('button', { name: 'Cards' });
}

describe('what takes the place of all steps', () => {
  it('KIOSK-12 is the message of an expired token, before what the screen lacks; nothing is sent, and a reload is the only way on', async () => {
    await atIdentity();
    await choose('kiosk_guest');
    await visitor.type(entry(), 'Sara');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 901_000);
    await submit();
    expect(await screen.findByRole('heading', { name: 'token_expired' })).toBe(document.activeElement);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['kiosk_refresh']);
    expect(requests).toEqual([]);

    vi.restoreAllMocks();
    logged.mockReset();
    vi.spyOn(console, 'error').mockImplementation(logged);
    authStore.signOut();
    bank.use(failing(kioskToken));
    await hydrateExample(fixtures.withoutBranch, 'en');
    expect(await screen.findByRole('heading', { name: 'token_expired' })).toBeDefined();
    expect(screen.queryByText('kiosk_not_set_up')).toBeNull();
    expect(logged.mock.calls).toEqual([['FlagshipKiosk: no token', expect.objectContaining({ kind: 'Failed' })]]);
    expect(phrasesIn('en', ['token_expired']).token_expired).toMatch(/expired/);
  });

  it('KIOSK-13 is what the screen lacks, at whichever step it would begin', async () => {
    for (const step of ['0', '1', '2', '3']) {
      sessionStorage.setItem('kioskStep', step);
      await hydrateExample(fixtures.withoutBranch, 'en');
      expect(await screen.findByRole('heading', { name: 'kiosk_not_set_up' })).toBeDefined();
      await waitFor(() => expect(authStore.state.token).not.toBe(''));
      expect(screen.getAllByRole('heading')).toHaveLength(1);
      expect(screen.queryAllByRole('button')).toEqual([]);
      expect(screen.queryAllByRole('radio')).toEqual([]);
    }
  });

  it('is the message of an expired token when the bank no longer takes it', async () => {
    await atIdentity();
    await choose('kiosk_guest');
    await visitor.type(entry(), 'Sara');
    bank.use(respondingWith(customerType, { error: 'expired' }, 401));
    await submit();
    expect(await screen.findByRole('heading', { name: 'token_expired' })).toBeDefined();
  });
});

describe('an identification', () => {
  it.each([
    ['guest', 'kiosk_guest_name', { fxb_Segment: '3', fxb_guestname: 'Sara', fxb_branchid: '101' }],
    ['corporate', 'kiosk_company_name', { fxb_Segment: '4', fxb_customername: 'Sara', fxb_branchid: '101' }],
  ])(
    'KIOSK-18, KIOSK-21 of a guest or a company is a name alone, which has to be there: %s',
    async (segment, label, sent) => {
      await atIdentity();
      await choose(`kiosk_${segment}`);
      expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText(label)]);
      expect(screen.queryByText('kiosk_id_type')).toBeNull();
      for (const nothing of ['', '   ']) {
        if (nothing !== '') await visitor.type(entry(), nothing);
        await submit();
        await waitFor(() => expect(fieldError(entry())).toBe('enter_your_name'));
      }
      expect(requests).toEqual([]);
      await visitor.type(entry(), 'Sara');
      await submit();
      await screen.findByRole('button', { name: 'Cards' });
      expect(requests).toEqual([{ path: customerType.path, body: sent }]);
    },
  );

  it('KIOSK-22 takes no 101st character of a name, typed or pasted', async () => {
    await atIdentity();
    for (const segment of ['kiosk_guest', 'kiosk_corporate']) {
      await choose(segment);
      await visitor.click(entry());
      await visitor.paste('n'.repeat(99));
      await visitor.keyboard('abc');
      expect(entry().value).toBe(`${'n'.repeat(99)}a`);
      await visitor.clear(entry());
      await visitor.paste('m'.repeat(150));
      expect(entry().value).toBe('m'.repeat(100));
    }
  });

  it.each([
    ['kiosk_cic', 16],
    ['kiosk_mobile', 10],
    ['kiosk_national_id', 10],
  ])('KIOSK-24, KIOSK-27 takes as many digits of an id as it has: %s %i', async (idType, length) => {
    await atIdentity();
    await choose('kiosk_customer');
    await choose(idType);
    await visitor.type(entry(), '1234567890123456789');
    expect(entry().value).toBe('1234567890123456789'.slice(0, length));
  });

  it('KIOSK-29 takes digits only of an id and writes Arabic-Indic ones as 0 to 9', async () => {
    await atIdentity();
    await choose('kiosk_customer');
    await visitor.type(entry(), '0a0-٤٥ ٦۷x.');
    expect(entry().value).toBe('004567');
    await visitor.clear(entry());
    await visitor.click(entry());
    await visitor.paste('no ٠٠-12 34٫5');
    expect(entry().value).toBe('0012345');
    expect(entry().inputMode).toBe('numeric');
  });

  it.each([
    ['kiosk_cic', '0012', 'valid_cic_number'],
    ['kiosk_mobile', '0551234567', 'valid_mobile_number'],
    ['kiosk_national_id', '1012345678', 'valid_number'],
    ['kiosk_guest', 'Sara', 'enter_your_name'],
    ['kiosk_corporate', 'Sara', 'enter_your_name'],
  ])(
    'KIOSK-48 that the bank does not know says so under its field, not in the panel: %s',
    async (choice, text, fault) => {
      await atIdentity();
      if (!/guest|corporate/.test(choice)) await choose('kiosk_customer');
      await choose(choice);
      bank.use(respondingWith(customerType, { StatusCode: 400, Message: 'no' }));
      await visitor.type(entry(), text);
      await submit();
      await waitFor(() => expect(fieldError(entry())).toBe(fault));
      expect(entry().getAttribute('aria-invalid')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText('kiosk_refresh_and_try')).toBeNull();
      expect(entry().value).toBe(text);
    },
  );
});

describe('the error panel', () => {
  it('KIOSK-42 says of every call what went wrong and adds that the page should be refreshed', async () => {
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
    await visitor.type(entry(), 'Sara');
    bank.use(respondingWith(customerType, { StatusCode: 500 }));
    await submit();
    expect(await panel()).toMatch(/^kiosk_customer_type_api_errorkiosk_refresh_and_try/);

    bank.use(respondingWith(customerType, kioskResponses.customerType), failing(ticket));
    await submit();
    await visitor.click(await screen.findByRole('button', { name: 'Cards' }));
    expect(await panel()).toMatch(/^kiosk_ticket_failedkiosk_refresh_and_try/);
  });

  it.each([
    ['as HTTP says', 500, { Message: 'The counter is closed' }, 'The counter is closed'],
    ['as its code says', 200, { StatusCode: 409, Message: 'الصندوق مغلق' }, 'الصندوق مغلق'],
    ['without a message', 200, { StatusCode: 500 }, 'kiosk_ticket_failed'],
    ['with an empty message', 500, { Message: ' ' }, 'kiosk_ticket_failed'],
  ])(
    'KIOSK-51 shows what the bank says of a ticket that it does not give, beside the services: %s',
    async (_, status, body, said) => {
      await atServices();
      bank.use(respondingWith(ticket, body, status));
      await visitor.click(button('Cards'));
      expect((await screen.findByRole('alert')).textContent).toContain(said);
      expect(screen.getByRole('heading', { name: 'kiosk_services_title' })).toBeDefined();
      expect(button('Teller').getAttribute('aria-disabled')).toBeNull();
    },
  );
});

it('says to those who cannot run scripts what it needs and whom to ask', async () => {
  await hydrateExample(fixtures.full, 'ar');
  expect(screen.getByText('kiosk_needs_script').parentElement?.className).toMatch(/hidden.*noscript:block/);
  expect(screen.getByRole('link', { name: 'contact_phone' }).getAttribute('href')).toMatch(/^tel:/);
});
