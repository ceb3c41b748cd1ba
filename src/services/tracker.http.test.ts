import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { sampleApplication } from '#tests/support/sample-tracker.ts';
import { approve, downloadFile, lookUp, requestOneTimeCode, validateOneTimeCode } from './tracker.ts';

let bank: HttpServer;
let requests: { readonly line: string; readonly body: unknown; readonly language: unknown }[] = [];
let status = 200;
let type = 'application/json';
let body: string | Buffer = '{}';
let breaksOff = false;

beforeEach(async () => {
  [requests, status, type, body, breaksOff] = [[], 200, 'application/json', '{}', false];
  bank = await startHttpServer((request, response) => {
    void (async () => {
      let received = '';
      for await (const part of request) received += String(part);
      const { method, url, headers } = request;
      requests.push({
        line: `${method} ${url} ${headers['content-type']}`,
        body: JSON.parse(received),
        language: headers['accept-language'],
      });
      response.writeHead(status, { 'content-type': type, ...(breaksOff && { 'content-length': '1000' }) });
      if (breaksOff) response.write(body, () => response.destroy());
      else response.end(body);
    })();
  });
});
afterEach(() => bank.stop());

const sends = (sent: unknown, code = 200) => ([status, body] = [code, JSON.stringify(sent)]);
const subject = { cic: 'sealed-cic', dn: 'sealed-dn' };
const refused = (code: string, message = '') => ({ ok: false, failure: { kind: 'refused', code, message } });
const JSON_POST = (path: string) => `POST ${path} application/json`;

describe('the lookup', () => {
  it('TRACK-13 TRACK-42 is a POST of requestNumber and language, Arabic by default, and returns the data of a success', async () => {
    sends({
      StatusMessage: 'Success',
      StatusCode: 200,
      data: { ...sampleApplication, ActionType: '1', CIC: null, ApprovalStatus: 'false' },
    });
    const result = await lookUp('RK-1', { host: bank.url });
    expect(requests).toEqual([
      {
        line: JSON_POST('/api/sitecore/Tracker/index'),
        body: { requestNumber: 'RK-1', language: 'ar' },
        language: 'ar',
      },
    ]);
    expect(result).toEqual({ ok: true, value: { ...sampleApplication, CIC: '' } });
    await lookUp('RK-1', { host: bank.url, language: 'en', paths: { '/api/sitecore/Tracker/index': '/track' } });
    expect(requests[1]).toMatchObject({ line: JSON_POST('/track'), body: { language: 'en' } });
  });

  it.each([
    [200, { StatusMessage: 'NotFound', StatusCode: 404, data: null }, '404'],
    [200, { StatusMessage: 'Success', StatusCode: 7, data: null }, '7'],
    [200, { StatusMessage: 'success', StatusCode: '17', data: sampleApplication }, '17'],
    [404, { StatusCode: '404' }, '404'],
    [429, 'no JSON', '429'],
    [503, { StatusMessage: '', StatusCode: 503 }, '503'],
  ])('fails with the code of a response that is no success: %d %j', async (code, sent, expected) => {
    sends(sent, code);
    const result = await lookUp('RK-1', { host: bank.url });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', code: expected } });
  });

  it('fails with the error’s own message without a network', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await lookUp('RK-1')).toEqual({ ok: false, failure: { kind: 'network', message: 'Failed to fetch' } });
    vi.restoreAllMocks();
  });

  it('is a failure of the service’s when it takes too long', async () => {
    const timeout = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout);
    expect(await lookUp('RK-1', { host: bank.url })).toEqual(refused('504'));
    vi.restoreAllMocks();
  });
});

describe('the one-time code', () => {
  it('TRACK-15 is requested by a POST of cic, dn and step, and was sent when the message is Success', async () => {
    sends({ StatusMessage: 'Success' });
    expect((await requestOneTimeCode(subject, { host: bank.url, language: 'ar' })).ok).toBe(true);
    expect(requests).toEqual([
      { line: JSON_POST('/api/sitecore/MortgageContracts'), body: { ...subject, step: '2' }, language: 'ar' },
    ]);
  });

  it('was not sent with any other message, which is that of the failure', async () => {
    sends({ StatusMessage: 'انتظر ربع ساعة', StatusCode: 429 });
    expect(await requestOneTimeCode(subject, { host: bank.url })).toEqual(refused('429', 'انتظر ربع ساعة'));
    sends({}, 500);
    expect(await requestOneTimeCode(subject, { host: bank.url })).toEqual(refused('500'));
  });

  it('TRACK-21 is validated by a POST of cic, dn, type, otp and step, and returns the data of a success', async () => {
    sends({ StatusMessage: 'Success', data: sampleApplication });
    const result = await validateOneTimeCode({ ...subject, type: 1, otp: '4071' }, { host: bank.url });
    expect(result).toEqual({ ok: true, value: sampleApplication });
    expect(requests).toMatchObject([
      {
        line: JSON_POST('/api/sitecore/MortgageContracts/ValidateToken'),
        body: { ...subject, type: '1', otp: '4071', step: '2' },
      },
    ]);
  });

  it('is not right with any other message', async () => {
    sends({ StatusMessage: 'الرمز غير صحيح', StatusCode: '403', data: null });
    expect(await validateOneTimeCode({ ...subject, type: 1, otp: '0' }, { host: bank.url })).toEqual(
      refused('403', 'الرمز غير صحيح'),
    );
  });
});

describe('the approval', () => {
  it('TRACK-30 is a POST of cic, dn and step whose result is data.status', async () => {
    sends({ data: { status: true } });
    expect(await approve({ cic: '4471209', dn: '2026-8831' }, { host: bank.url })).toBe('approved');
    expect(requests).toMatchObject([
      {
        line: JSON_POST('/api/sitecore/MortgageContracts/ApproveContract'),
        body: { cic: '4471209', dn: '2026-8831', step: '3' },
      },
    ]);
  });

  it.each([
    [200, { data: { status: false } }, 'failed'],
    [200, { StatusMessage: 'Success', data: { status: 0 } }, 'failed'],
    [200, { data: null }, 'failed'],
    [500, {}, 'failed'],
    [401, { StatusCode: '401' }, 'sessionEnded'],
  ])('has failed without a true status: %d %j', async (code, sent, expected) => {
    sends(sent, code);
    expect(await approve(subject, { host: bank.url })).toBe(expected);
  });
});

describe('a file of the contract', () => {
  const FILE = { name: 'contract.pdf', id: 'file-1' };
  const download = () => downloadFile(FILE, { host: bank.url, language: 'ar' });

  it('TRACK-34 is a POST of name, id and step that returns its bytes', async () => {
    [type, body] = ['application/pdf', Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff])];
    const result = await download();
    expect(requests).toEqual([
      {
        line: JSON_POST('/api/sitecore/MortgageContracts/DownloadContractFile'),
        body: { ...FILE, step: '3' },
        language: 'ar',
      },
    ]);
    if (!result.ok) throw new Error(result.failure);
    expect(Buffer.from(await result.value.arrayBuffer())).toEqual(body);
  });

  it('has failed when it breaks off half way, is empty, is no file or is refused', async () => {
    [type, body, breaksOff] = ['application/pdf', Buffer.alloc(500), true];
    expect(await download()).toEqual({ ok: false, failure: 'failed' });
    breaksOff = false;
    body = '';
    expect(await download()).toEqual({ ok: false, failure: 'failed' });
    [type, body] = ['text/html', '<html>'];
    expect(await download()).toEqual({ ok: false, failure: 'failed' });
    [type, body, status] = ['application/json', '{}', 503];
    expect(await download()).toEqual({ ok: false, failure: 'failed' });
    status = 401;
    expect(await download()).toEqual({ ok: false, failure: 'sessionEnded' });
  });
});
