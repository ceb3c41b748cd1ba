import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { wordsIn } from '#tests/support/dictionary.ts';
import { deadAddress, type HttpServer, startHttp } from '#tests/support/http-server.ts';
import { customer, jsservice, jsticket, tokenFor, wellAnswered } from '#tests/support/kiosk-answers.ts';
import { authStore } from './auth-state.ts';
import { identify, requestPhoto, takeTicket } from './kiosk.ts';
import type { KioskFailure } from './kiosk-failure.ts';
import { kioskToken } from './kiosk-token.ts';
import type { Result } from './result.ts';

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let bank: HttpServer;
let asked: Asked[] = [];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  authStore.signIn(tokenFor(60));
  bank = await startHttp((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bank');
      asked.push({ method: request.method, path: pathname, query: [...searchParams], headers: request.headers, body });
      answer(response);
    })();
  });
});

afterEach(async () => {
  authStore.signOut();
  await bank.stop();
});

const json = (status: number, body: unknown) => {
  answer = (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const customerOf = { segment: 'customer', idType: 'mobile', id: '0551234567' } as const;
const ticketOf = { serviceId: '12', photoIdentifier: '', customer, branchId: '101', segment: 'guest' } as const;

const photo = (host = bank.url) => requestPhoto({ cameraIdentifier: 'CAM 1' }, { host });
const who = (identification: Parameters<typeof identify>[0]['identification'], host = bank.url) =>
  identify({ identification, branchId: '101' }, { host });
const ticket = (more: Partial<Parameters<typeof takeTicket>[0]> = {}, host = bank.url) =>
  takeTicket({ ...ticketOf, ...more }, { host });

const sent = (): unknown => JSON.parse(asked[0]?.body ?? '');

/** What a visitor is told, in English. */
async function told(call: Promise<Result<unknown, KioskFailure>>) {
  const result = await call;
  return result.ok ? result : { kind: result.failure.kind, text: WORDS.get(result.failure.key) };
}

const WORDS = new Map<string, string>(
  Object.entries(
    wordsIn('en', [
      'kiosk_photo_http_error',
      'kiosk_photo_api_error',
      'kiosk_photo_invalid',
      'kiosk_photo_unexpected',
      'kiosk_customer_type_http_error',
      'kiosk_customer_type_api_error',
      'kiosk_customer_type_invalid',
    ]),
  ),
);

describe('the photo', () => {
  it('KIOSK-08 is asked for with GET submitphotoconsent, the camera and consent; its identifier is that of the answer', async () => {
    json(200, { StatusCode: 200, Response: { Data: { photoIdentifier: 'photo-7', More: 1 } } });
    expect(await photo()).toEqual({ ok: true, value: 'photo-7' });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'GET',
      path: '/api/sitecore/flagshipbranch/submitphotoconsent',
      query: [
        ['fxb_CameraIdentifier', 'CAM 1'],
        ['fxb_consent', 'true'],
      ],
      body: '',
    });
    json(200, { StatusCode: 201, Response: { Data: { photoIdentifier: 'photo-7' } } });
    expect(await photo()).toMatchObject({ ok: false });
  });

  it('KIOSK-43 fails by its HTTP status', async () => {
    for (const status of [400, 403, 404, 429, 500, 503]) {
      json(status, wellAnswered.photo);
      expect(await told(photo()), String(status)).toEqual({
        kind: 'HttpError',
        text: 'An HTTP error occurred while requesting camera access',
      });
    }
  });

  it('KIOSK-44 fails by its StatusCode', async () => {
    for (const StatusCode of [0, 201, 400, 404, 500, null, undefined, 'x']) {
      json(200, { ...wellAnswered.photo, StatusCode });
      expect(await told(photo()), String(StatusCode)).toEqual({
        kind: 'ApiError',
        text: 'API returned an error during requesting camera access',
      });
    }
  });

  it('KIOSK-45 fails without a usable identifier', async () => {
    const without = [undefined, null, {}, { Data: null }, { Data: {} }];
    const unusable = [null, 7, '', ' ', {}].map((photoIdentifier) => ({ Data: { photoIdentifier } }));
    for (const Response of [...without, ...unusable]) {
      json(200, { StatusCode: 200, Response });
      expect(await told(photo()), JSON.stringify(Response)).toEqual({
        kind: 'InvalidAnswer',
        text: 'Invalid Photo Identifier: missing or malformed service request data',
      });
    }
  });

  it('KIOSK-46 fails in any other way', async () => {
    const unexpected = { kind: 'Unexpected', text: 'Unexpected error occurred during requesting camera access' };
    expect(await told(photo(await deadAddress()))).toEqual(unexpected);
    answer = (response) => void response.end('<html>');
    expect(await told(photo())).toEqual(unexpected);
    answer = (response) => void response.destroy();
    expect(await told(photo())).toEqual(unexpected);
    const wanted = new AbortController();
    answer = () => wanted.abort();
    const ended = requestPhoto({ cameraIdentifier: 'CAM 1' }, { host: bank.url, signal: wanted.signal });
    expect(await told(ended)).toEqual(unexpected);
  });
});

describe('the identification', () => {
  it('KIOSK-31 is sent with POST submitcustomertype as JSON; customer and services are those of the answer', async () => {
    json(200, { StatusCode: 200, Response: { Data: { customer, jsservice, More: 1 } } });
    expect(await who(customerOf)).toEqual({ ok: true, value: { customer, jsservice } });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/sitecore/flagshipbranch/submitcustomertype',
      query: [],
    });
    expect(asked[0]?.headers['content-type']).toBe('application/json');
    json(200, { StatusCode: 201, Response: { Data: { customer, jsservice } } });
    expect(await who(customerOf)).toMatchObject({ ok: false });
  });

  it('KIOSK-32 of a customer is segment, id, type of id and branch, and nothing else', async () => {
    json(200, wellAnswered.customerType);
    await who(customerOf);
    expect(sent()).toEqual({ fxb_Segment: '1', fxb_id: '0551234567', fxb_idtype: '8', fxb_branchid: '101' });
    asked = [];
    await who({ segment: 'customer', idType: 'nationalId', id: '1012345678' });
    expect(sent()).toEqual({ fxb_Segment: '1', fxb_id: '1012345678', fxb_idtype: '4', fxb_branchid: '101' });
  });

  it('KIOSK-25 by a CIC number sends it with zeros in front, 16 characters in all, and leaves what was entered as it is', async () => {
    json(200, wellAnswered.customerType);
    const entered = { segment: 'customer', idType: 'cic', id: '0012345' } as const;
    await who(entered);
    expect(sent()).toEqual({ fxb_Segment: '1', fxb_id: '0000000000012345', fxb_idtype: '1', fxb_branchid: '101' });
    expect(entered.id).toBe('0012345');
    asked = [];
    await who({ ...entered, id: '0012345678901234' });
    expect(sent()).toMatchObject({ fxb_id: '0012345678901234' });
  });

  it('KIOSK-33 of a guest is segment, name and branch, and nothing else', async () => {
    json(200, wellAnswered.customerType);
    await who({ segment: 'guest', name: 'نورة' });
    expect(sent()).toEqual({ fxb_Segment: '3', fxb_guestname: 'نورة', fxb_branchid: '101' });
  });

  it('KIOSK-34 of a company is segment, name and branch, and nothing else', async () => {
    json(200, wellAnswered.customerType);
    await who({ segment: 'corporate', name: 'Palm & Co' });
    expect(sent()).toEqual({ fxb_Segment: '4', fxb_customername: 'Palm & Co', fxb_branchid: '101' });
  });

  it('KIOSK-47 fails by its HTTP status, unless status and StatusCode are 400, which is a bad request', async () => {
    const http = { kind: 'HttpError', text: 'An HTTP error occurred while submiting customer type' };
    for (const status of [400, 403, 404, 429, 500, 503]) {
      json(status, wellAnswered.customerType);
      expect(await told(who(customerOf)), String(status)).toEqual(http);
    }
    json(500, { StatusCode: 400 });
    expect(await told(who(customerOf))).toEqual(http);
    json(400, { StatusCode: 400 });
    expect(await who(customerOf)).toEqual({ ok: false, failure: { kind: 'BadRequest', key: 'valid_mobile_number' } });
  });

  it.each([
    [{ segment: 'customer', idType: 'cic', id: '001' }, 'valid_cic_number'],
    [{ segment: 'customer', idType: 'mobile', id: '0551234567' }, 'valid_mobile_number'],
    [{ segment: 'customer', idType: 'nationalId', id: '1012345678' }, 'valid_number'],
    [{ segment: 'guest', name: 'a' }, 'enter_your_name'],
    [{ segment: 'corporate', name: 'a' }, 'enter_your_name'],
  ] as const)('with StatusCode 400 is at fault itself: %o', async (identification, key) => {
    json(200, { StatusCode: 400 });
    expect(await who(identification)).toEqual({ ok: false, failure: { kind: 'BadRequest', key } });
  });

  it('KIOSK-49 fails by its StatusCode, which 400 is not', async () => {
    for (const StatusCode of [0, 201, 401, 404, 500, null, undefined]) {
      json(200, { ...wellAnswered.customerType, StatusCode });
      expect(await told(who(customerOf)), String(StatusCode)).toEqual({
        kind: 'ApiError',
        text: 'API returned an error during submiting customer type',
      });
    }
    json(200, { ...wellAnswered.customerType, StatusCode: 400 });
    expect(await who(customerOf)).toMatchObject({ failure: { kind: 'BadRequest' } });
  });

  it('KIOSK-50 fails without a customer object, or services that are no list', async () => {
    const invalid = { kind: 'InvalidAnswer', text: 'Invalid Customer Type' };
    const customers = [undefined, null, 'Noura', 7, []].map((one) => ({ customer: one, jsservice }));
    const services = [undefined, null, '', '{}', '[', []].map((one) => ({ customer, jsservice: one }));
    for (const Data of [...customers, ...services, null, undefined]) {
      json(200, { StatusCode: 200, Response: { Data } });
      expect(await told(who(customerOf)), JSON.stringify(Data)).toEqual(invalid);
    }
    json(200, { StatusCode: 200 });
    expect(await told(who(customerOf))).toEqual(invalid);
    json(200, { StatusCode: 200, Response: { Data: { customer: {}, jsservice: '[]' } } });
    expect(await who(customerOf)).toMatchObject({ ok: true });
  });
});

describe('the ticket', () => {
  it('KIOSK-38 is asked for with POST getticketwithsid as JSON: service, photo, empty without one, customer as it came, branch and segment; it is jsticket of the answer, or Message says why there is none', async () => {
    json(200, wellAnswered.ticket);
    expect(await ticket()).toEqual({ ok: true, value: jsticket });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/sitecore/flagshipbranch/getticketwithsid',
      query: [],
    });
    expect(asked[0]?.headers['content-type']).toBe('application/json');
    expect(sent()).toEqual({
      fxb_Sid: '12',
      fxb_PhotoIdentifier: '',
      fxb_Customer: customer,
      fxb_Service: { branchid: '101', segment: '3' },
    });
    asked = [];
    await ticket({ photoIdentifier: 'photo-1', segment: 'customer' });
    expect(sent()).toMatchObject({ fxb_PhotoIdentifier: 'photo-1', fxb_Service: { branchid: '101', segment: '1' } });
    for (const [status, kind] of [
      [200, 'ApiError'],
      [400, 'HttpError'],
      [500, 'HttpError'],
    ] as const) {
      json(status, { StatusCode: 409, Message: 'The queue is closed' });
      const failure = { kind, key: 'kiosk_ticket_failed', message: 'The queue is closed' };
      expect(await ticket()).toEqual({ ok: false, failure });
    }
  });

  it('is taken from where the other calls put their data, too', async () => {
    json(200, { StatusCode: 200, Response: { Data: { jsticket: { ...jsticket, TicketNumber: 7 } } } });
    expect(await ticket()).toEqual({ ok: true, value: { ...jsticket, TicketNumber: '7' } });
  });

  it('that does not come, and nobody says why, is a failure of its own', async () => {
    const key = 'kiosk_ticket_failed';
    json(200, { StatusCode: 200, jsticket: { TicketNumber: '7' } });
    expect(await ticket()).toEqual({ ok: false, failure: { kind: 'InvalidAnswer', key } });
    json(200, { StatusCode: 500, Message: ' ' });
    expect(await ticket()).toEqual({ ok: false, failure: { kind: 'ApiError', key } });
    expect(await ticket({}, await deadAddress())).toEqual({ ok: false, failure: { kind: 'Unexpected', key } });
  });
});

describe('the token', () => {
  const calls = [
    ['photo', () => photo()],
    ['customerType', () => who(customerOf)],
    ['ticket', () => ticket()],
  ] as const;

  it('KIOSK-15 is carried by all three calls as a bearer token, and is the one in the auth store', async () => {
    const token = tokenFor(90);
    authStore.signIn(token);
    for (const [name, call] of calls) {
      json(200, wellAnswered[name]);
      expect(await call(), name).toMatchObject({ ok: true });
    }
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${token}`));
    expect(authStore.state).toEqual({ token, isTokenExpired: false });
    const other = tokenFor(120);
    json(200, { token: other });
    expect(await kioskToken({ host: bank.url })).toEqual({ ok: true, value: other });
    expect(authStore.state).toEqual({ token: other, isTokenExpired: false });
    expect(asked[3]).toMatchObject({ method: 'POST', path: CALLS.kioskToken.path });
  });

  it('that the bank no longer takes has expired', async () => {
    for (const [name, call] of calls) {
      authStore.signIn(tokenFor(60));
      json(401, wellAnswered[name]);
      expect(await call(), name).toEqual({ ok: false, failure: { kind: 'TokenExpired', key: 'token_expired' } });
      expect(authStore.state.isTokenExpired).toBe(true);
    }
  });
});
