import { describe, expect, it } from 'vitest';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { unusedUrl } from '#tests/support/http-server.ts';
import { customer, jsservice, jsticket, tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';
import { KioskServer, shownFailure } from '#tests/support/kiosk-server.ts';
import { sessionOf } from './auth-state.ts';
import { requestKioskToken } from './kiosk-token.ts';

const bank = KioskServer.forEachTest();

const customerOf = { segment: 'customer', idType: 'mobile', id: '0551234567' } as const;

describe('the identification', () => {
  it('KIOSK-31 is sent with POST submitcustomertype as JSON; customer and services are those of the answer', async () => {
    bank.respondJson(200, { StatusCode: 200, Response: { Data: { customer, jsservice, More: 1 } } });
    expect(await bank.identifyCustomer(customerOf)).toEqual({ ok: true, value: { customer, jsservice } });
    expect(bank.requests).toHaveLength(1);
    expect(bank.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/sitecore/flagshipbranch/submitcustomertype',
      query: [],
    });
    expect(bank.requests[0]?.headers['content-type']).toBe('application/json');
    bank.respondJson(200, { StatusCode: 201, Response: { Data: { customer, jsservice } } });
    expect(await bank.identifyCustomer(customerOf)).toMatchObject({ ok: false });
  });

  it('KIOSK-32 of a customer is segment, id, type of id and branch, and nothing else', async () => {
    bank.respondJson(200, kioskResponses.customerType);
    await bank.identifyCustomer(customerOf);
    expect(bank.firstBody).toEqual({ fxb_Segment: '1', fxb_id: '0551234567', fxb_idtype: '8', fxb_branchid: '101' });
    bank.requests = [];
    await bank.identifyCustomer({ segment: 'customer', idType: 'nationalId', id: '1012345678' });
    expect(bank.firstBody).toEqual({ fxb_Segment: '1', fxb_id: '1012345678', fxb_idtype: '4', fxb_branchid: '101' });
  });

  it('KIOSK-25 by a CIC number sends it with zeros in front, 16 characters in all, and leaves what was entered as it is', async () => {
    bank.respondJson(200, kioskResponses.customerType);
    const entered = { segment: 'customer', idType: 'cic', id: '0012345' } as const;
    await bank.identifyCustomer(entered);
    expect(bank.firstBody).toEqual({
      fxb_Segment: '1',
      fxb_id: '0000000000012345',
      fxb_idtype: '1',
      fxb_branchid: '101',
    });
    expect(entered.id).toBe('0012345');
    bank.requests = [];
    await bank.identifyCustomer({ ...entered, id: '0012345678901234' });
    expect(bank.firstBody).toMatchObject({ fxb_id: '0012345678901234' });
  });

  it('KIOSK-33 of a guest is segment, name and branch, and nothing else', async () => {
    bank.respondJson(200, kioskResponses.customerType);
    await bank.identifyCustomer({ segment: 'guest', name: 'نورة' });
    expect(bank.firstBody).toEqual({ fxb_Segment: '3', fxb_guestname: 'نورة', fxb_branchid: '101' });
  });

  it('KIOSK-34 of a company is segment, name and branch, and nothing else', async () => {
    bank.respondJson(200, kioskResponses.customerType);
    await bank.identifyCustomer({ segment: 'corporate', name: 'Palm & Co' });
    expect(bank.firstBody).toEqual({ fxb_Segment: '4', fxb_customername: 'Palm & Co', fxb_branchid: '101' });
  });

  it('KIOSK-47 fails by its HTTP status, unless status and StatusCode are 400, which is a bad request', async () => {
    const http = { kind: 'HttpError', text: 'An HTTP error occurred while submiting customer type' };
    for (const status of [400, 403, 404, 429, 500, 503]) {
      bank.respondJson(status, kioskResponses.customerType);
      expect(await shownFailure(bank.identifyCustomer(customerOf)), String(status)).toEqual(http);
    }
    bank.respondJson(500, { StatusCode: 400 });
    expect(await shownFailure(bank.identifyCustomer(customerOf))).toEqual(http);
    bank.respondJson(400, { StatusCode: 400 });
    expect(await bank.identifyCustomer(customerOf)).toEqual({
      ok: false,
      failure: { kind: 'BadRequest', error: 'invalidMobile' },
    });
  });

  it.each([
    [{ segment: 'customer', idType: 'cic', id: '001' }, 'invalidCic'],
    [{ segment: 'customer', idType: 'mobile', id: '0551234567' }, 'invalidMobile'],
    [{ segment: 'customer', idType: 'nationalId', id: '1012345678' }, 'invalidNationalId'],
    [{ segment: 'guest', name: 'a' }, 'missingName'],
    [{ segment: 'corporate', name: 'a' }, 'missingName'],
  ] as const)('with StatusCode 400 is at fault itself: %o', async (identification, error) => {
    bank.respondJson(200, { StatusCode: 400 });
    expect(await bank.identifyCustomer(identification)).toEqual({ ok: false, failure: { kind: 'BadRequest', error } });
  });

  it('KIOSK-49 fails by its StatusCode, which 400 is not', async () => {
    for (const StatusCode of [0, 201, 401, 404, 500, null, undefined]) {
      bank.respondJson(200, { ...kioskResponses.customerType, StatusCode });
      expect(await shownFailure(bank.identifyCustomer(customerOf)), String(StatusCode)).toEqual({
        kind: 'ApiError',
        text: 'API returned an error during submiting customer type',
      });
    }
    bank.respondJson(200, { ...kioskResponses.customerType, StatusCode: 400 });
    expect(await bank.identifyCustomer(customerOf)).toMatchObject({ failure: { kind: 'BadRequest' } });
  });

  it('KIOSK-50 fails without a customer object, or services that are no list', async () => {
    const invalid = { kind: 'InvalidResponse', text: 'Invalid Customer Type' };
    const customers = [undefined, null, 'Noura', 7, []].map((one) => ({ customer: one, jsservice }));
    const services = [undefined, null, '', '{}', '[', []].map((one) => ({ customer, jsservice: one }));
    for (const Data of [...customers, ...services, null, undefined]) {
      bank.respondJson(200, { StatusCode: 200, Response: { Data } });
      expect(await shownFailure(bank.identifyCustomer(customerOf)), JSON.stringify(Data)).toEqual(invalid);
    }
    bank.respondJson(200, { StatusCode: 200 });
    expect(await shownFailure(bank.identifyCustomer(customerOf))).toEqual(invalid);
    bank.respondJson(200, { StatusCode: 200, Response: { Data: { customer: {}, jsservice: '[]' } } });
    expect(await bank.identifyCustomer(customerOf)).toMatchObject({ ok: true });
  });
});

describe('the ticket', () => {
  it('KIOSK-38 is asked for with POST getticketwithsid as JSON: service, photo, empty without one, customer as it came, branch and segment; it is jsticket of the answer, or Message says why there is none', async () => {
    bank.respondJson(200, kioskResponses.ticket);
    expect(await bank.ticket()).toEqual({ ok: true, value: jsticket });
    expect(bank.requests).toHaveLength(1);
    expect(bank.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/sitecore/flagshipbranch/getticketwithsid',
      query: [],
    });
    expect(bank.requests[0]?.headers['content-type']).toBe('application/json');
    expect(bank.firstBody).toEqual({
      fxb_Sid: '12',
      fxb_PhotoIdentifier: '',
      fxb_Customer: customer,
      fxb_Service: { branchid: '101', segment: '3' },
    });
    bank.requests = [];
    await bank.ticket({ photoIdentifier: 'photo-1', segment: 'customer' });
    expect(bank.firstBody).toMatchObject({
      fxb_PhotoIdentifier: 'photo-1',
      fxb_Service: { branchid: '101', segment: '1' },
    });
    for (const [status, kind] of [
      [200, 'ApiError'],
      [400, 'HttpError'],
      [500, 'HttpError'],
    ] as const) {
      bank.respondJson(status, { StatusCode: 409, Message: 'The queue is closed' });
      const failure = { kind, call: 'ticket', message: 'The queue is closed' };
      expect(await bank.ticket()).toEqual({ ok: false, failure });
    }
  });

  it('is also read from Response.Data, as in the other calls', async () => {
    bank.respondJson(200, { StatusCode: 200, Response: { Data: { jsticket: { ...jsticket, TicketNumber: 7 } } } });
    expect(await bank.ticket()).toEqual({ ok: true, value: { ...jsticket, TicketNumber: '7' } });
  });

  it('is a failure without a message when the bank sends neither', async () => {
    const call = 'ticket';
    bank.respondJson(200, { StatusCode: 200, jsticket: { TicketNumber: '7' } });
    expect(await bank.ticket()).toEqual({ ok: false, failure: { kind: 'InvalidResponse', call } });
    bank.respondJson(200, { StatusCode: 500, Message: ' ' });
    expect(await bank.ticket()).toEqual({ ok: false, failure: { kind: 'ApiError', call } });
    expect(await bank.ticket({}, await unusedUrl())).toEqual({ ok: false, failure: { kind: 'Unexpected', call } });
  });
});

describe('the token', () => {
  const calls = [
    ['photo', () => bank.consentPhoto()],
    ['customerType', () => bank.identifyCustomer(customerOf)],
    ['ticket', () => bank.ticket()],
  ] as const;

  it('KIOSK-15 is carried by all three calls as a bearer token, and is the one in the auth store', async () => {
    const token = tokenFor(90);
    sessionOf('kiosk').signIn(token);
    for (const [name, call] of calls) {
      bank.respondJson(200, kioskResponses[name]);
      expect(await call(), name).toMatchObject({ ok: true });
    }
    expect(bank.requests.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${token}`));
    expect(sessionOf('kiosk').state).toEqual({ token, isTokenExpired: false });
    const other = tokenFor(120);
    bank.respondJson(200, { token: other });
    expect(await requestKioskToken({ host: bank.url })).toEqual({ ok: true, value: other });
    expect(sessionOf('kiosk').state).toEqual({ token: other, isTokenExpired: false });
    expect(bank.requests[3]).toMatchObject({ method: 'POST', path: CALLS.kioskToken.path });
  });

  it('expires when the bank responds 401', async () => {
    for (const [name, call] of calls) {
      sessionOf('kiosk').signIn(tokenFor(60));
      bank.respondJson(401, kioskResponses[name]);
      expect(await call(), name).toEqual({ ok: false, failure: { kind: 'TokenExpired' } });
      expect(sessionOf('kiosk').state.isTokenExpired).toBe(true);
    }
  });
});
