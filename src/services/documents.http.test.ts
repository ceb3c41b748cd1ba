import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type HttpServer, startHttpServer } from '#tests/support/http-server.ts';
import { downloadDocument, requestDocument, requestDocumentAt } from './documents.ts';

let bank: HttpServer;
let requests: string[] = [];
let types: unknown[] = [];
let status = 200;
let type = 'application/json';
let body: string | Buffer = '{}';

beforeEach(async () => {
  requests = [];
  types = [];
  status = 200;
  type = 'application/json';
  bank = await startHttpServer((request, response) => {
    void (async () => {
      let received = '';
      for await (const part of request) received += String(part);
      requests.push(`${request.method} ${request.url} ${received}`);
      types.push(request.headers['content-type']);
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    })();
  });
});

afterEach(() => bank.stop());

const PATH = '/api/sitecore/EDocumentRequest';
const FOUND = { fileName: 'a', bearerToken: 'b', fileNetId: 'c' };

describe('the request of a document', () => {
  it('EDOC-11 EDOC-18 is a form-encoded POST of NationalId, DocumentRefNo and token, and returns fileName, bearerToken and fileNetId', async () => {
    body = JSON.stringify({ ...FOUND, More: 1 });
    const input = { nationalId: '10 & 1', referenceNumber: '88', captchaToken: 'é' };
    expect(await requestDocument(input, { host: bank.url })).toEqual({ ok: true, value: FOUND });
    expect(requests).toEqual([`POST ${PATH}/RequestDocument NationalId=10+%26+1&DocumentRefNo=88&token=%C3%A9`]);
    expect(types).toEqual(['application/x-www-form-urlencoded;charset=UTF-8']);
  });

  it('EDOC-12 leaves out each value that is absent', async () => {
    body = JSON.stringify(FOUND);
    await requestDocument({ nationalId: '1', referenceNumber: '', captchaToken: '' }, { host: bank.url });
    await requestDocument({ captchaToken: 't' }, { host: bank.url });
    expect(requests).toEqual([`POST ${PATH}/RequestDocument NationalId=1`, `POST ${PATH}/RequestDocument token=t`]);
  });

  it('EDOC-13 has a second form with nationalId, referenceNo and gretoken, at a path that is configured', async () => {
    body = JSON.stringify(FOUND);
    const values = { nationalId: '1', referenceNo: '2', gretoken: '3' };
    await requestDocumentAt(values, { host: bank.url });
    await requestDocumentAt({ referenceNo: '2' }, { host: bank.url, path: '/gre/document' });
    expect(requests).toEqual([
      `POST ${PATH}/RequestDocument NationalId=1&DocumentRefNo=2&token=3`,
      'POST /gre/document DocumentRefNo=2',
    ]);
  });
});

describe('the download of a document', () => {
  it('EDOC-14 is a form-encoded POST of fileNetId and bearerToken, and returns the bytes', async () => {
    type = 'application/pdf';
    body = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00]);
    const result = await downloadDocument(FOUND, { host: bank.url });
    expect(requests).toEqual([`POST ${PATH}/GetFile fileNetId=c&bearerToken=b`]);
    if (!result.ok) throw new Error(result.failure);
    expect(Buffer.from(await result.value.arrayBuffer())).toEqual(body);
  });

  it.each([
    [401, 'application/json', '{"error":"linkExpired","Message":"انتهت مدة التنزيل."}', 'انتهت مدة التنزيل.'],
    [500, 'text/plain', 'The archive is closed.', 'The archive is closed.'],
    [500, 'text/plain', '', 'Failed to download file'],
    [502, 'application/json', '{"error":"unreachable"}', 'Failed to download file'],
    [503, 'text/html', '<html>', 'Failed to download file'],
    [200, 'application/json', '{"error":"x"}', 'Failed to download file'],
  ])('that fails with %d %s %s has the text "%s"', async (code, sentType, sent, text) => {
    [status, type, body] = [code, sentType, sent];
    expect(await downloadDocument(FOUND, { host: bank.url })).toEqual({ ok: false, failure: text });
  });

  it('that breaks off has the text of the site', async () => {
    await bank.stop();
    expect(await downloadDocument(FOUND, { host: bank.url, failed: 'تعذّر' })).toEqual({ ok: false, failure: 'تعذّر' });
    bank = await startHttpServer(() => undefined);
  });
});
