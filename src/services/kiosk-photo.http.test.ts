import { describe, expect, it } from 'vitest';
import { unusedUrl } from '#tests/support/http-server.ts';
import { kioskResponses } from '#tests/support/kiosk-responses.ts';
import { KioskServer, shownFailure } from '#tests/support/kiosk-server.ts';
import { requestPhoto } from './kiosk.ts';

const bank = KioskServer.forEachTest();

describe('the photo', () => {
  it('KIOSK-08 is asked for with GET submitphotoconsent, the camera and consent; its identifier is that of the answer', async () => {
    bank.respondJson(200, { StatusCode: 200, Response: { Data: { photoIdentifier: 'photo-7', More: 1 } } });
    expect(await bank.consentPhoto()).toEqual({ ok: true, value: 'photo-7' });
    expect(bank.requests).toHaveLength(1);
    expect(bank.requests[0]).toMatchObject({
      method: 'GET',
      path: '/api/sitecore/flagshipbranch/submitphotoconsent',
      query: [
        ['fxb_CameraIdentifier', 'CAM 1'],
        ['fxb_consent', 'true'],
      ],
      body: '',
    });
    bank.respondJson(200, { StatusCode: 201, Response: { Data: { photoIdentifier: 'photo-7' } } });
    expect(await bank.consentPhoto()).toMatchObject({ ok: false });
  });

  it('KIOSK-43 fails by its HTTP status', async () => {
    for (const status of [400, 403, 404, 429, 500, 503]) {
      bank.respondJson(status, kioskResponses.photo);
      expect(await shownFailure(bank.consentPhoto()), String(status)).toEqual({
        kind: 'HttpError',
        text: 'An HTTP error occurred while requesting camera access',
      });
    }
  });

  it('KIOSK-44 fails by its StatusCode', async () => {
    for (const StatusCode of [0, 201, 400, 404, 500, null, undefined, 'x']) {
      bank.respondJson(200, { ...kioskResponses.photo, StatusCode });
      expect(await shownFailure(bank.consentPhoto()), String(StatusCode)).toEqual({
        kind: 'ApiError',
        text: 'API returned an error during requesting camera access',
      });
    }
  });

  it('KIOSK-45 fails without a usable identifier', async () => {
    const without = [undefined, null, {}, { Data: null }, { Data: {} }];
    const unusable = [null, 7, '', ' ', {}].map((photoIdentifier) => ({ Data: { photoIdentifier } }));
    for (const Response of [...without, ...unusable]) {
      bank.respondJson(200, { StatusCode: 200, Response });
      expect(await shownFailure(bank.consentPhoto()), JSON.stringify(Response)).toEqual({
        kind: 'InvalidResponse',
        text: 'Invalid Photo Identifier: missing or malformed service request data',
      });
    }
  });

  it('KIOSK-46 fails in any other way', async () => {
    const unexpected = { kind: 'Unexpected', text: 'Unexpected error occurred during requesting camera access' };
    expect(await shownFailure(bank.consentPhoto(await unusedUrl()))).toEqual(unexpected);
    bank.respond = (response) => void response.end('<html>');
    expect(await shownFailure(bank.consentPhoto())).toEqual(unexpected);
    bank.respond = (response) => void response.destroy();
    expect(await shownFailure(bank.consentPhoto())).toEqual(unexpected);
    const wanted = new AbortController();
    bank.respond = () => wanted.abort();
    const ended = requestPhoto({ cameraIdentifier: 'CAM 1' }, { host: bank.url, signal: wanted.signal });
    expect(await shownFailure(ended)).toEqual(unexpected);
  });
});
