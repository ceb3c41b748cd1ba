import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serversOfTests } from '#tests/support/servers-of-tests.ts';

const startServer = serversOfTests();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts a site that responds with the result of a form, as its pages get it, before a platform that behaves like this. */
async function startSite(platform: RequestListener): Promise<string> {
  vi.resetModules();
  vi.stubEnv('SITECORE_API_HOST', await startServer(platform));
  vi.stubEnv('SITECORE_API_KEY', 'the-key');
  const { redirectOf, submitPlainForm } = await import('./submit-plain-form.ts');
  return startServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site');
    void submitPlainForm(request, response, searchParams).then((result) =>
      response.end(JSON.stringify({ result, location: redirectOf(result) })),
    );
  });
}

const received = vi.fn<(url: string | undefined, type: string | undefined, body: string) => void>();

const accept: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    received(request.url, request.headers.accept, body);
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['formtoken=a; Path=/', 'other=b'] });
    response.end(JSON.stringify({ success: true, redirectUrl: '/help/request-sent?requestnumber=1' }));
  });
};

function formData(): FormData {
  const entries = new FormData();
  entries.set('fxb.1.Fields[a].Value', 'نورة');
  return entries;
}

const send = (site: string, headers: Readonly<Record<string, string>>) =>
  fetch(`${site}/?sc_apikey=site&page=%2Fhelp&form=builder&sc_lang=ar`, {
    method: 'POST',
    body: formData(),
    headers: { accept: 'text/html', ...headers },
  });

describe('a form of a browser without scripts', () => {
  it('reaches the platform as it was sent, with the API key of the site, and leads to the page of the response', async () => {
    const site = await startSite(accept);
    const response = await send(site, { 'sec-fetch-site': 'same-origin' });
    expect(await response.json()).toMatchObject({ location: '/help/request-sent?requestnumber=1' });
    expect(response.headers.getSetCookie()).toEqual(['formtoken=a; Path=/']);
    const [url, type, body] = received.mock.calls[0] ?? [];
    expect(url).toBe('/api/jss/formbuilder?sc_apikey=the-key&sc_lang=ar');
    expect(type).toBe('application/json');
    expect(body).toContain('نورة');
  });

  it('is refused when a page of another site sends it', async () => {
    received.mockReset();
    const site = await startSite(accept);
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const) {
      const response = await send(site, { [name]: value });
      expect(await response.json()).toMatchObject({ result: { ok: false, failure: { kind: 'Refused', status: 403 } } });
    }
    expect(received).not.toHaveBeenCalled();
  });

  it('is known to be unknown when the platform responds with no result', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const site = await startSite((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'));
    const response = await send(site, { 'sec-fetch-site': 'same-origin' });
    expect(await response.json()).toEqual({ result: { ok: false, failure: { kind: 'NotSent' } } });
  });
});
