import { describe, expect, it } from 'vitest';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { serviceProxyOfTests } from '#tests/support/service-proxy.ts';

const { startProxy } = serviceProxyOfTests();

describe('the response of a call', () => {
  /** Returns the site's response when the platform responds like this. */
  async function responseTo(
    call: keyof typeof CALLS,
    status: number,
    headers: Readonly<Record<string, string>>,
    body = '',
  ) {
    const site = await startProxy((_, response) => void response.writeHead(status, headers).end(body));
    const { method, path } = CALLS[call];
    const response = await fetch(site + path, { method, redirect: 'manual' });
    const sent = { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
    return { ...sent, location: response.headers.get('location') };
  }

  const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
  const HTML = { 'content-type': 'text/html' };
  const own = (status: number, error: string) => ({
    status,
    type: 'application/json',
    text: JSON.stringify({ error }),
    location: null,
  });

  it.each([301, 302, 307])('is the site’s own instead of a redirect (%d)', async (status) => {
    const headers = { ...HTML, location: 'https://cd.example/sitecore/login' };
    expect(await responseTo('ticket', status, headers, '<a href="…">')).toEqual(own(502, 'redirect'));
  });

  it.each([
    ['HTML', 500, HTML, '<pre>at Sitecore.Pipelines…</pre>'],
    ['JSON of a stack trace', 500, JSON_TYPE, '{"ExceptionMessage":"x","StackTrace":"y"}'],
    ['a text', 503, { 'content-type': 'text/plain' }, 'upstream'],
  ] as const)('is the site’s own instead of a server error with %s', async (_, status, headers, body) => {
    expect(await responseTo('autoFinance', status, headers, body)).toEqual(own(status, 'unavailable'));
    expect(await responseTo('ticket', status, headers, body)).toEqual(own(status, 'unavailable'));
  });

  it('has of a server error only the fields that its call declares', async () => {
    const body = JSON.stringify({ StatusCode: 503, Message: 'لا يوجد', StackTrace: 'x', Deep: {} });
    expect((await responseTo('ticket', 503, JSON_TYPE, body)).text).toBe('{"StatusCode":503,"Message":"لا يوجد"}');
  });

  it.each([
    [200, 502],
    [404, 404],
  ])('is the site’s own instead of HTML with status %d', async (status, sent) => {
    expect(await responseTo('autoFinance', status, HTML, '<html>')).toEqual(own(sent, 'unreadable'));
  });

  it.each([
    ['JSON that is cut off', 'autoFinance', JSON_TYPE, '{"result":{"EMI":18'],
    ['a page that is called JSON', 'autoFinance', JSON_TYPE, '<!doctype html><title>Maintenance</title>'],
    ['a page in place of a text', 'captcha', HTML, '\n<!doctype html><title>Maintenance</title>'],
  ] as const)('is the site’s own instead of %s', async (_, call, headers, body) => {
    expect(await responseTo(call, 200, headers, body)).toEqual(own(502, 'unreadable'));
  });

  it('is the site’s own instead of one that breaks off', async () => {
    const site = await startProxy((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"result"');
      setImmediate(() => response.destroy());
    });
    const response = await fetch(site + CALLS.autoFinance.path);
    expect([response.status, await response.json()]).toEqual([502, { error: 'unreadable' }]);
  });

  it('is a client error’s JSON as it is', async () => {
    const sent = { status: 400, type: 'application/json', text: '{"error":{"code":"x"}}', location: null };
    expect(await responseTo('autoFinance', 400, JSON_TYPE, '{"error":{"code":"x"}}')).toEqual(sent);
  });

  it('is a plain text where the call responds with one, HTML or not', async () => {
    for (const headers of [HTML, { 'content-type': 'text/plain' }])
      expect(await responseTo('captcha', 200, headers, 'true')).toMatchObject({
        status: 200,
        type: 'text/plain; charset=utf-8',
        text: 'true',
      });
    expect(await responseTo('autoFinance', 200, { 'content-type': 'text/plain' }, 'true')).toEqual(
      own(502, 'unreadable'),
    );
  });

  it('is a file of a declared type, with its name; of no other type', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' };
    expect(await responseTo('downloadContract', 200, headers, '%PDF')).toMatchObject({
      status: 200,
      type: 'application/pdf',
      text: '%PDF',
    });
    expect(await responseTo('downloadContract', 200, HTML, '<html>')).toEqual(own(502, 'unreadable'));
    expect(await responseTo('autoFinance', 200, headers, '%PDF')).toEqual(own(502, 'unreadable'));
  });
});
