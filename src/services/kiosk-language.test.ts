// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';
import { sessionOf } from './auth-state.ts';
import { identify, requestPhoto, takeTicket } from './kiosk.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionOf('kiosk').signOut();
  document.documentElement.lang = '';
});

it.each(['ar', 'en'])('kiosk calls send the page’s language, not the device’s: %s', async (lang) => {
  const sent: (string | null)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent.push(new Headers(init?.headers).get('accept-language'));
    return Promise.resolve(Response.json(kioskResponses.ticket));
  });
  sessionOf('kiosk').signIn(tokenFor(60));
  document.documentElement.lang = lang;
  await requestPhoto({ cameraIdentifier: 'CAM-1' });
  await identify({ identification: { segment: 'guest', name: 'a' }, branchId: '101' });
  await takeTicket({ serviceId: '1', photoIdentifier: '', customer: {}, branchId: '101', segment: 'guest' });
  expect(sent).toEqual([lang, lang, lang]);
});
