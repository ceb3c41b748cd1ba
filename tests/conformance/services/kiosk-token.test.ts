import { afterEach, describe, expect, it, vi } from 'vitest';
import { Kiosk } from '#src/widgets/kiosk/FlagshipKiosk/state/kiosk.ts';
import { sessionOf } from '#src/services/auth-state.ts';
import { identify, requestPhoto, takeTicket } from '#src/services/kiosk.ts';
import { customer, jsservice, tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';

const settings = { lang: 'ar', BranchID: '101', CameraIdentifier: 'CAM-1', host: '' } as const;

const CALLS = {
  photo: () => requestPhoto({ cameraIdentifier: 'CAM-1' }),
  identification: () => identify({ identification: { segment: 'guest', name: 'نورة' }, branchId: '101' }),
  ticket: () => takeTicket({ serviceId: '1', photoIdentifier: '', customer, branchId: '101', segment: 'guest' }),
};

const ACTIONS: Readonly<Record<string, (kiosk: Kiosk) => unknown>> = {
  chooseLanguage: (kiosk) => kiosk.chooseLanguage('ar'),
  allowPhoto: (kiosk) => kiosk.allowPhoto(),
  denyPhoto: (kiosk) => kiosk.denyPhoto(),
  chooseSegment: (kiosk) => kiosk.chooseSegment('corporate'),
  chooseIdType: (kiosk) => kiosk.chooseIdType('mobile'),
  enterId: (kiosk) => kiosk.enterId('1'),
  enterName: (kiosk) => kiosk.enterName('GuestName', 'فهد'),
  submit: (kiosk) => kiosk.submit(),
  chooseService: (kiosk) => kiosk.chooseService('11'),
  goBack: (kiosk) => kiosk.goBack(),
};

/** Returns a kiosk during a visit, where every action has an effect. */
function inVisit(): Kiosk {
  const kiosk = new Kiosk(settings);
  const customerData = { customer, jsservice };
  kiosk.update({ step: 2, isValidated: true, Segment: 'guest', GuestName: 'نورة', customerData, photoIdentifier: 'p' });
  return kiosk;
}

const mockFetch = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(kioskResponses.photo)));

afterEach(() => {
  vi.restoreAllMocks();
  sessionOf('kiosk').signOut();
});

describe('the token of a kiosk', () => {
  it('KIOSK-14 is checked before every call and action: with an expired, missing or invalid token nothing is sent and the kiosk shows it', async () => {
    const sent = mockFetch();
    for (const token of [tokenFor(0), tokenFor(-60), '', 'abc', `e30.${btoa('{}')}.x`]) {
      for (const [name, call] of Object.entries(CALLS)) {
        sessionOf('kiosk').signIn(token);
        const failure = { kind: 'TokenExpired' };
        expect(await call(), `${name} with ${token}`).toEqual({ ok: false, failure });
        expect(sessionOf('kiosk').state).toEqual({ token, isTokenExpired: true });
      }
      for (const [name, act] of Object.entries(ACTIONS)) {
        sessionOf('kiosk').signIn(token);
        const kiosk = inVisit();
        const { state } = kiosk.view();
        await act(kiosk);
        expect(kiosk.view(), `${name} with ${token}`).toMatchObject({ state, isTokenExpired: true });
      }
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it('allows calls and actions until it expires', async () => {
    const sent = mockFetch();
    sessionOf('kiosk').signIn(tokenFor(60));
    for (const call of Object.values(CALLS)) await call();
    expect(sent).toHaveBeenCalledTimes(3);
    const kiosk = inVisit();
    await kiosk.allowPhoto();
    expect(kiosk.view()).toMatchObject({ isTokenExpired: false, state: { photoIdentifier: 'photo-1' } });
  });
});
