import { createServer } from 'node:net';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CALLS, type Endpoint } from '#sitecore/contracts/catalogue.ts';
import { unusedUrl } from '#tests/support/http-server.ts';
import { serviceProxyOfTests } from '#tests/support/service-proxy.ts';

const SRC = join(import.meta.dirname, '../..');

const { logged, startProxy } = serviceProxyOfTests();

const echoed = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) });

const echo: RequestListener = (request, response) => {
  const { method, url, headers } = request;
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    response.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'formtoken=two; Domain=cd.example; Path=/; HttpOnly'],
      'x-inner': '1',
    });
    response.end(JSON.stringify({ method, url, headers, body }));
  });
};

/** Paths of the calls whose requests or responses the site changes. */
const CHANGED: readonly string[] = [CALLS.trackRequest, CALLS.mortgageContracts, CALLS.validateToken].map(
  ({ path }) => path,
);

describe('proxyService', () => {
  it('forwards a query and returns the response, without other headers of browser or platform', async () => {
    const site = await startProxy(echo);
    const response = await fetch(`${site}${CALLS.autoFinance.path}?principal=1&x=%D8%A7`, {
      headers: { cookie: 'siteLanguage=ar', accept: 'application/json', 'x-qa-test': 'one' },
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-inner')).toBeNull();
    const { url, headers } = echoed.parse(await response.json());
    expect(url).toBe('/api/sitecore/Calculators/AutoFinance?principal=1&x=%D8%A7');
    expect(headers).toMatchObject({ accept: 'application/json', 'x-qa-test': 'one' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('sc_apikey');
  });

  it.each<[sender: string, headers: (site: string) => Record<string, string>, forwarded: string | undefined]>([
    ['a page of the host that the visitor sees', (site) => ({ origin: site }), 'same-origin'],
    ['a page of another origin', () => ({ origin: 'https://evil.example' }), undefined],
    ['a page of a neighbouring host', (site) => ({ 'sec-fetch-site': 'same-site', origin: site }), 'same-site'],
    ['a program', () => ({}), undefined],
  ])('tells the platform that the sender is %s', async (_, headers, forwarded) => {
    const site = await startProxy(echo);
    const received = await new Promise<string>((resolve, reject) => {
      httpRequest(site + CALLS.autoFinance.path, { headers: headers(site) }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
    expect(echoed.parse(JSON.parse(received)).headers['sec-fetch-site']).toBe(forwarded);
  });

  it('forwards a body of up to 64 kB', async () => {
    const site = await startProxy(echo);
    const send = (body: string) =>
      fetch(site + CALLS.ticket.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer a', 'accept-language': 'en' },
        body,
      });
    expect(await (await send('{"fxb_Sid":"1"}')).json()).toMatchObject({
      method: 'POST',
      body: '{"fxb_Sid":"1"}',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a', 'accept-language': 'en' },
    });
    expect((await send('x'.repeat(64 * 1024))).status).toBe(201);
    expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413);
  });

  it('forwards no body of another type than the call’s', async () => {
    const site = await startProxy(echo);
    const send = (path: string, type: string) =>
      fetch(site + path, { method: 'POST', headers: { 'content-type': type }, body: 'x=1' });
    expect((await send(CALLS.ticket.path, 'text/plain')).status).toBe(415);
    expect((await send(CALLS.captcha.path, 'application/json')).status).toBe(415);
    expect((await send(CALLS.ticket.path, 'application/json; charset=utf-8')).status).toBe(201);
    const untyped = await fetch(site + CALLS.ticket.path, { method: 'POST', body: new Uint8Array([123]) });
    expect(untyped.status).toBe(415);
  });

  it('CALLS-03 opens for every call of the catalogue under its own method, those of the tracker that calculators and kiosk do not make as well, and where it is configured under another path', async () => {
    const site = await startProxy(echo);
    const names = [
      'trackRequest',
      'mortgageContracts',
      'validateToken',
      'approveContract',
      'downloadContract',
    ] as const;
    expect(names.map((name) => CALLS[name].path)).toEqual([
      '/api/sitecore/Tracker/index',
      '/api/sitecore/MortgageContracts',
      '/api/sitecore/MortgageContracts/ValidateToken',
      '/api/sitecore/MortgageContracts/ApproveContract',
      '/api/sitecore/MortgageContracts/DownloadContractFile',
    ]);
    expect(CALLS.contentGraph.path).toBe('/sitecore/api/graph/edge');
    const calls: readonly Endpoint[] = Object.values(CALLS).filter(({ path }) => path.startsWith('/api/'));
    for (const { path, method, takesKey } of calls) {
      const response = await fetch(site + path, { method });
      // tracker-proxy.http.test.ts has what passes of these.
      const url = takesKey ? `${path}?sc_apikey=the-key` : path;
      if (!CHANGED.includes(path)) expect(await response.json(), path).toMatchObject({ method, url });
      const wrong = await fetch(site + path, { method: method === 'GET' ? 'POST' : 'GET' });
      expect([wrong.status, wrong.headers.get('allow')], path).toEqual([405, method]);
    }
    const moved = await startProxy(echo, { SERVICE_PATHS: 'downloadContract=/contracts/file' });
    const response = await fetch(moved + CALLS.downloadContract.path, { method: 'POST' });
    expect(await response.json()).toMatchObject({ url: '/contracts/file' });
    const other = await fetch(moved + CALLS.approveContract.path, { method: 'POST' });
    expect(await other.json()).toMatchObject({ url: CALLS.approveContract.path });
    const used = ['widgets/calculators', 'widgets/kiosk', 'features/form']
      .flatMap((folder) =>
        readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(SRC, folder, file)),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => names.some((name) => readFileSync(file, 'utf8').includes(name)));
    expect(used, 'calculators and kiosk that make these calls').toEqual([]);
  });

  it('responds 404 to any other path', async () => {
    const site = await startProxy(echo);
    const others = ['/api/jss/import', '/api/sitecore/Other', '/api/sitecore/Calculators/AutoFinance/x'];
    for (const path of [...others, '/sitecore/api/graph/edge', '/openapi.json'])
      expect((await fetch(site + path)).status, path).toBe(404);
  });

  it('responds 502 and 504 when the platform is unavailable or silent, and logs the path without the query', async () => {
    const away = await startProxy(await unusedUrl());
    expect((await fetch(`${away}${CALLS.autoFinance.path}?principal=120000`)).status).toBe(502);
    const silence = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silence, 'listening');
    const address = silence.address();
    const silent = await startProxy(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const pending = fetch(`${silent}${CALLS.autoFinance.path}?principal=120000`);
    late.abort(new DOMException('late', 'TimeoutError'));
    expect((await pending).status).toBe(504);
    silence.close();
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls.flat().join(' ')).not.toContain('120000');
  });

  it('logs no message of a failed fetch, which may contain the whole URL', async () => {
    // fetch rejects a URL with credentials and repeats it in its message.
    const site = await startProxy('http://user:secret@127.0.0.1:1');
    expect((await fetch(`${site}${CALLS.autoFinance.path}?principal=120000`)).status).toBe(502);
    expect(logged.mock.calls).toEqual([[`${CALLS.autoFinance.path}: TypeError`]]);
  });
});

describe('a form of the form builder', () => {
  const path = CALLS.submitForm.path;

  it('goes through with its own cookies both ways, which then belong to the site', async () => {
    const site = await startProxy(echo);
    const form = new FormData();
    form.set('fxb.Fields[f1].Value', 'نورة');
    const cookie = 'siteLanguage=ar; formtoken=one; ASP.NET_SessionId=s; other=x';
    const response = await fetch(`${site}${path}?sc_lang=ar`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    expect(response.headers.getSetCookie()).toEqual(['formtoken=two; Path=/; HttpOnly']);
    const { url, headers, body } = echoed.extend({ body: z.string() }).parse(await response.json());
    expect(url).toBe(`${path}?sc_lang=ar&sc_apikey=the-key`);
    expect(headers.cookie).toBe('formtoken=one; ASP.NET_SessionId=s');
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toContain('نورة');
  });

  it('streams files of up to 25 MB', async () => {
    const sizes: number[] = [];
    const site = await startProxy((request, response) => {
      let size = 0;
      request.on('data', (part: Buffer) => (size += part.byteLength));
      request.on('end', () => {
        sizes.push(size);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    const upload = async (bytes: number, isChunked: boolean) => {
      const body = new Uint8Array(bytes);
      const stream = new ReadableStream({
        start(controller) {
          for (let start = 0; start < bytes; start += 1_000_000)
            controller.enqueue(body.subarray(start, start + 1_000_000));
          controller.close();
        },
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', headers, body: isChunked ? stream : body, duplex: 'half' };
      return fetch(site + path, init).then(
        ({ status }) => status,
        () => 'broken off',
      );
    };
    const limit = 25 * 1024 * 1024;
    expect([await upload(limit, true), await upload(limit, false)]).toEqual([200, 200]);
    expect(await upload(limit + 1, false)).toBe(413);
    expect([413, 'broken off']).toContain(await upload(limit + 1, true));
    expect(sizes).toEqual([limit, limit]);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('the visitor’s address', () => {
  const headersSent = async (more: Readonly<Record<string, string>>) => {
    const site = await startProxy(echo, more);
    const response = await fetch(site + CALLS.autoFinance.path, {
      headers: { 'x-forwarded-for': 'forged, 203.0.113.7', 'x-client-address': 'forged', 'x-site-secret': 'forged' },
    });
    return echoed.parse(await response.json()).headers;
  };

  it('reaches the platform with the site’s secret, as trusted proxies name it', async () => {
    const SITE_SECRET = 'a secret of the site';
    const address = { 'x-client-address': '203.0.113.7', 'x-site-secret': SITE_SECRET };
    expect(await headersSent({ SITE_SECRET, TRUSTED_PROXIES: '1' })).toMatchObject(address);
    expect(await headersSent({ SITE_SECRET, TRUSTED_PROXIES: '0' })).toMatchObject({
      ...address,
      'x-client-address': 'unknown',
    });
  });

  it('is not sent without a secret, and never as a visitor claims it', async () => {
    const headers = await headersSent({ SITE_SECRET: '', TRUSTED_PROXIES: '1' });
    for (const name of ['x-client-address', 'x-site-secret', 'x-forwarded-for'])
      expect(headers).not.toHaveProperty(name);
  });
});
