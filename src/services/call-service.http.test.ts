import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#sitecore/contracts/call.ts';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { unusedUrl, type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { sessionOf } from './auth-state.ts';
import { callService } from './call-service.ts';
import { calculateAutoFinance } from './calculators.ts';
import { requestDocument } from './documents.ts';

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let bank: HttpServer;
let requests: ReceivedRequest[] = [];
let respond: (response: ServerResponse) => void = (response) => void response.end('{}');

beforeEach(async () => {
  requests = [];
  bank = await startHttpServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      requests.push({ method: request.method, url: request.url, headers: request.headers, body });
      respond(response);
    })();
  });
});

afterEach(async () => {
  sessionOf('kiosk').signOut();
  await bank.stop();
});

const CAR = {
  principal: 120_000,
  tenure: 48,
  balloonPayment: 0.0000001,
  atc: 2.75,
  adminFeeInPercentage: 0.5,
  maxAdminFee: 2_500,
  insuranceRate: 3.2,
  depriciationRate: 15,
  insuranceConstant: 0,
};
const RESULT = { EMI: 1, APR: 2, FinanceAmount: 3, TotalAmountPayable: 4 };

const json =
  (status: number, body: unknown) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('callService', () => {
  it('CALLS-01 goes to its path at the configured host, or at the page’s own, and its answer is read as JSON', async () => {
    respond = json(200, { result: RESULT });
    const result = await calculateAutoFinance(CAR, { host: bank.url });
    expect(result).toEqual({
      ok: true,
      value: { instalment: 1, apr: 2, financeAmount: 3, totalAmountPayable: 4 },
    });
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
    expect(requests[0]?.url).toMatch(/^\/api\/sitecore\/Calculators\/AutoFinance\?principal=120000&/);
    expect(requests[0]?.headers.accept).toBe('application/json');
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ result: RESULT })));
    await calculateAutoFinance(CAR);
    expect(fetched.mock.calls[0]?.[0]).toEqual(expect.stringMatching(/^\/api\/sitecore\//));
    fetched.mockRestore();
  });

  it('never writes a number with an exponent', async () => {
    respond = json(200, { result: RESULT });
    await calculateAutoFinance(CAR, { host: bank.url });
    expect(new URLSearchParams(requests[0]?.url?.split('?')[1]).get('balloonPayment')).toBe('0.0000001');
  });

  it.each([
    [400, 'Refused'],
    [404, 'Refused'],
    [429, 'TooManyRequests'],
    [500, 'Failed'],
    [503, 'Failed'],
  ])('returns for status %d the body of the response, as %s', async (status, kind) => {
    const body = { error: { code: 'InvalidParameter' } };
    respond = json(status, body);
    expect(await calculateAutoFinance(CAR, { host: bank.url })).toEqual({ ok: false, failure: { kind, status, body } });
  });

  it.each([
    ['no JSON', '<html>', '<html>'],
    ['no result', '{"result":{"EMI":"1"}}', { result: { EMI: '1' } }],
    ['nothing', '', ''],
  ])('returns an unreadable response unchanged: %s', async (_, text, body) => {
    respond = (response) => void response.end(text);
    const failure = { kind: 'Unreadable', status: 200, body };
    expect(await calculateAutoFinance(CAR, { host: bank.url })).toEqual({ ok: false, failure });
  });

  it('fails as Unreachable when no server listens', async () => {
    expect(await calculateAutoFinance(CAR, { host: await unusedUrl() })).toEqual({
      ok: false,
      failure: { kind: 'Unreachable' },
    });
  });

  it('fails as Unreachable when the response breaks off', async () => {
    respond = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"result"');
      setImmediate(() => response.destroy());
    };
    expect(await calculateAutoFinance(CAR, { host: bank.url })).toEqual({
      ok: false,
      failure: { kind: 'Unreachable' },
    });
  });

  it('ends at once when its signal aborts', async () => {
    respond = () => undefined;
    const wanted = new AbortController();
    const called = calculateAutoFinance(CAR, { host: bank.url, signal: wanted.signal });
    wanted.abort();
    expect(await called).toEqual({ ok: false, failure: { kind: 'Aborted' } });
  });

  it('fails as TimedOut when the response takes too long', async () => {
    respond = () => undefined;
    const ended = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
    const called = calculateAutoFinance(CAR, { host: bank.url });
    ended.abort(new DOMException('late', 'TimeoutError'));
    expect(await called).toEqual({ ok: false, failure: { kind: 'TimedOut' } });
    vi.restoreAllMocks();
  });
});

describe('the body of a call', () => {
  const call = {
    ...CALLS.ticket,
    request: z.object({
      one: z.string(),
      two: z.string(),
      three: z.optional(z.string()),
      four: z.number(),
      deep: z.record(z.string(), z.unknown()),
    }),
    sendEmpty: ['one'],
    response: z.object({}),
  } satisfies Call;

  beforeEach(() => {
    respond = json(200, {});
  });

  it('has objects unchanged and texts; an empty text only for fields in sendEmpty', async () => {
    const deep = { list: [1, { two: null }], text: '' };
    await callService(call, { one: '', two: '', three: undefined, four: 0.5, deep }, { host: bank.url });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ one: '', four: '0.5', deep });
  });

  it('comes with Accept-Language when a language is given', async () => {
    const values = { one: 'a', two: 'b', three: 'c', four: 1, deep: {} };
    await callService(call, values, { host: bank.url, language: 'en' });
    await callService(call, values, { host: bank.url });
    expect(requests.map(({ headers }) => headers['accept-language'])).toEqual([
      'en',
      expect.not.stringMatching(/^en$/),
    ]);
  });
});

describe('requestDocument', () => {
  const received = { fileName: 'a', bearerToken: 'b', fileNetId: 'c' };

  it.each([
    [
      { nationalId: '1012345678', referenceNumber: 'R-1', captchaToken: 't' },
      'NationalId=1012345678&DocumentRefNo=R-1&token=t',
    ],
    [{ referenceNumber: 'R-1', captchaToken: '' }, 'DocumentRefNo=R-1'],
    [{ nationalId: '', captchaToken: 't' }, 'token=t'],
    [{}, ''],
  ])('CALLS-04 sends what is present and nothing else: %o', async (wanted, body) => {
    respond = json(200, received);
    expect(await requestDocument(wanted, { host: bank.url })).toEqual({ ok: true, value: received });
    expect(requests[0]).toMatchObject({ method: 'POST', url: CALLS.requestDocument.path, body });
    expect(requests[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });
});

describe('sessions', () => {
  const withToken = {
    ...CALLS.ticket,
    request: z.object({ fxb_Sid: z.string() }),
    response: z.object({}),
  } satisfies Call;
  const ask = () => callService(withToken, { fxb_Sid: '1' }, { host: bank.url });

  it('CALLS-07 is a token and whether it has expired, kept in one store and ended by the bank’s own 401; only calls that carry it send it, a calculator’s never', async () => {
    expect(sessionOf('kiosk').state).toEqual({ token: '', isTokenExpired: false });
    sessionOf('kiosk').signIn('abc');
    expect(sessionOf('kiosk').state).toEqual({ token: 'abc', isTokenExpired: false });
    respond = json(401, { message: 'expired' });
    expect(await ask()).toMatchObject({ ok: false, failure: { kind: 'TokenExpired' } });
    expect(sessionOf('kiosk').state).toEqual({ token: 'abc', isTokenExpired: true });
    sessionOf('kiosk').signIn('def');
    expect(sessionOf('kiosk').state).toEqual({ token: 'def', isTokenExpired: false });
    requests = [];
    sessionOf('kiosk').signOut();
    respond = json(200, { result: RESULT });
    await ask();
    sessionOf('kiosk').signIn('abc');
    await ask();
    await calculateAutoFinance(CAR, { host: bank.url });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc', undefined]);
    expect(requests[0]?.body).toBe('{"fxb_Sid":"1"}');
  });

  it('stay when a call outside of them is answered with 401', async () => {
    sessionOf('kiosk').signIn('abc');
    respond = json(401, { message: 'no access' });
    const refused = await calculateAutoFinance(CAR, { host: bank.url });
    expect(refused).toMatchObject({ ok: false, failure: { kind: 'TokenExpired' } });
    expect(sessionOf('kiosk').state).toEqual({ token: 'abc', isTokenExpired: false });
  });
});
