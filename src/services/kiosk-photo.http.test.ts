import { describe, expect, it } from 'vitest';
import { deadAddress } from '#tests/support/http-server.ts';
import { wellAnswered } from '#tests/support/kiosk-answers.ts';
import { KioskBank, told } from '#tests/support/kiosk-bank.ts';
import { requestPhoto } from './kiosk.ts';

const bank = KioskBank.forEachTest();

describe('the photo', () => {
  it('KIOSK-08 is asked for with GET submitphotoconsent, the camera and consent; its identifier is that of the answer', async () => {
    bank.json(200, { StatusCode: 200, Response: { Data: { photoIdentifier: 'photo-7', More: 1 } } });
    expect(await bank.photo()).toEqual({ ok: true, value: 'photo-7' });
    expect(bank.asked).toHaveLength(1);
    expect(bank.asked[0]).toMatchObject({
      method: 'GET',
      path: '/api/sitecore/flagshipbranch/submitphotoconsent',
      query: [
        ['fxb_CameraIdentifier', 'CAM 1'],
        ['fxb_consent', 'true'],
      ],
      body: '',
    });
    bank.json(200, { StatusCode: 201, Response: { Data: { photoIdentifier: 'photo-7' } } });
    expect(await bank.photo()).toMatchObject({ ok: false });
  });

  it('KIOSK-43 fails by its HTTP status', async () => {
    for (const status of [400, 403, 404, 429, 500, 503]) {
      bank.json(status, wellAnswered.photo);
      expect(await told(bank.photo()), String(status)).toEqual({
        kind: 'HttpError',
        text: 'An HTTP error occurred while requesting camera access',
      });
    }
  });

  it('KIOSK-44 fails by its StatusCode', async () => {
    for (const StatusCode of [0, 201, 400, 404, 500, null, undefined, 'x']) {
      bank.json(200, { ...wellAnswered.photo, StatusCode });
      expect(await told(bank.photo()), String(StatusCode)).toEqual({
        kind: 'ApiError',
        text: 'API returned an error during requesting camera access',
      });
    }
  });

  it('KIOSK-45 fails without a usable identifier', async () => {
    const without = [undefined, null, {}, { Data: null }, { Data: {} }];
    const unusable = [null, 7, '', ' ', {}].map((photoIdentifier) => ({ Data: { photoIdentifier } }));
    for (const Response of [...without, ...unusable]) {
      bank.json(200, { StatusCode: 200, Response });
      expect(await told(bank.photo()), JSON.stringify(Response)).toEqual({
        kind: 'InvalidAnswer',
        text: 'Invalid Photo Identifier: missing or malformed service request data',
      });
    }
  });

  it('KIOSK-46 fails in any other way', async () => {
    const unexpected = { kind: 'Unexpected', text: 'Unexpected error occurred during requesting camera access' };
    expect(await told(bank.photo(await deadAddress()))).toEqual(unexpected);
    bank.answer = (response) => void response.end('<html>');
    expect(await told(bank.photo())).toEqual(unexpected);
    bank.answer = (response) => void response.destroy();
    expect(await told(bank.photo())).toEqual(unexpected);
    const wanted = new AbortController();
    bank.answer = () => wanted.abort();
    const ended = requestPhoto({ cameraIdentifier: 'CAM 1' }, { host: bank.url, signal: wanted.signal });
    expect(await told(ended)).toEqual(unexpected);
  });
});
