import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerType, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { readServices } from '#src/domain/kiosk/branch-services.ts';
import { sessionOf } from '#src/services/auth-state.ts';
import { customer, jsservice, jsticket, tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';
import { respondingWith, stalling } from '#tests/support/msw/response-handlers.ts';
import { mockServices } from '#tests/support/msw/server.ts';
import { INITIAL } from './kiosk-state.ts';
import { Kiosk } from './kiosk.ts';

const bank = mockServices();

beforeEach(() => {
  sessionOf('kiosk').signOut();
  bank.use(
    respondingWith(kioskToken, { token: tokenFor(900) }),
    respondingWith(photoConsent, kioskResponses.photo),
    respondingWith(customerType, kioskResponses.customerType),
    respondingWith(ticket, kioskResponses.ticket),
  );
});

const given = { lang: 'en', BranchID: '101', CameraIdentifier: 'CAM-101-1' } as const;
const settings = { ...given, host: 'http://bank.test' };

async function started(): Promise<Kiosk> {
  const kiosk = new Kiosk(settings);
  await kiosk.start();
  return kiosk;
}

it('KIOSK-40 keeps the identification, the responses and the pending requests by the names of the specification', async () => {
  expect(INITIAL).toEqual({
    lang: 'ar',
    step: 0,
    CameraIdentifier: '',
    BranchID: '',
    Segment: undefined,
    Fxb_Id: '',
    Fxb_IdType: 'cic',
    GuestName: '',
    CustomerName: '',
    isValidated: false,
    validateMsg: '',
    photoIdentifier: '',
    customerData: undefined,
    jsticket: undefined,
    jsticketLoading: false,
    jsticketError: false,
    jsticketErrorMsg: '',
    inputLoading: false,
    inputError: false,
    inputErrorMsg: '',
  });
  const kiosk = new Kiosk(settings);
  expect(kiosk.view().state).toEqual({ ...INITIAL, ...given });
  await kiosk.start();
  expect(kiosk.view().state).toEqual({ ...INITIAL, ...given, isValidated: true });

  await kiosk.allowPhoto();
  kiosk.chooseSegment('customer');
  kiosk.chooseIdType('nationalId');
  kiosk.enterId('1012345678');
  await kiosk.submit();
  await kiosk.chooseService('12');
  const { state } = kiosk.view();
  expect(state).toEqual({
    ...INITIAL,
    ...given,
    isValidated: true,
    step: 4,
    photoIdentifier: 'photo-1',
    Segment: 'customer',
    Fxb_IdType: 'nationalId',
    Fxb_Id: '1012345678',
    customerData: { customer, jsservice },
    jsticket,
  });
  expect(readServices(state.customerData?.jsservice ?? '')).toEqual([
    { Id: '11', Name: 'Teller' },
    { Id: '12', Name: 'Cards' },
  ]);
});

it('removes all data of its visitor and keeps its settings', async () => {
  const kiosk = await started();
  const { state: empty } = kiosk.view();
  await kiosk.allowPhoto();
  kiosk.chooseSegment('guest');
  kiosk.enterName('GuestName', 'Sara');
  await kiosk.submit();
  await kiosk.chooseService('11');
  expect(kiosk.view().state.step).toBe(4);
  kiosk.finish();
  expect(kiosk.view().state).toEqual(empty);
});

it('ignores the response to a request that the visitor has left', async () => {
  const kiosk = await started();
  kiosk.denyPhoto();
  kiosk.chooseSegment('guest');
  kiosk.enterName('GuestName', 'Sara');
  bank.use(stalling(customerType));
  const pending = kiosk.submit();
  expect(kiosk.view().state.inputLoading).toBe(true);
  kiosk.finish();
  await pending;
  expect(kiosk.view().state).toMatchObject({
    step: 0,
    inputLoading: false,
    inputError: false,
    customerData: undefined,
  });
});

it('sends one request for repeated submits', async () => {
  const kiosk = await started();
  kiosk.denyPhoto();
  kiosk.chooseSegment('guest');
  kiosk.enterName('GuestName', 'Sara');
  const [first, second] = [kiosk.submit(), kiosk.submit()];
  await second;
  expect(kiosk.view().state.inputLoading).toBe(true);
  await first;
  expect(kiosk.view().state.customerData).toBeDefined();
});

describe('with an expired token', () => {
  const ACTIONS: Readonly<Record<string, (kiosk: Kiosk) => Promise<void> | void>> = {
    'choosing a language': (kiosk) => kiosk.chooseLanguage('en'),
    'allowing a photo': (kiosk) => kiosk.allowPhoto(),
    'refusing a photo': (kiosk) => kiosk.denyPhoto(),
    'choosing a segment': (kiosk) => kiosk.chooseSegment('corporate'),
    'choosing an id type': (kiosk) => kiosk.chooseIdType('mobile'),
    'entering an id': (kiosk) => kiosk.enterId('05'),
    'entering a name': (kiosk) => kiosk.enterName('GuestName', 'Noura'),
    submitting: (kiosk) => kiosk.submit(),
    'choosing a service': (kiosk) => kiosk.chooseService('11'),
    'going back': (kiosk) => kiosk.goBack(),
  };

  it.each(Object.entries(ACTIONS))('only reports the expired token on %s', async (_, act) => {
    const kiosk = await started();
    kiosk.denyPhoto();
    kiosk.chooseSegment('guest');
    kiosk.enterName('GuestName', 'Sara');
    await kiosk.submit();
    const { state, isTokenExpired } = kiosk.view();
    expect(isTokenExpired).toBe(false);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 901_000);
    await act(kiosk);
    now.mockRestore();
    expect(kiosk.view()).toMatchObject({ state, isTokenExpired: true });
  });

  it('removes the data of its visitor all the same', async () => {
    const kiosk = await started();
    kiosk.denyPhoto();
    kiosk.chooseSegment('guest');
    kiosk.enterName('GuestName', 'Sara');
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 901_000);
    kiosk.finish();
    now.mockRestore();
    expect(kiosk.view()).toMatchObject({ state: { step: 0, GuestName: '', Segment: undefined }, isTokenExpired: true });
  });
});
