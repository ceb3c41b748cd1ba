import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { trackRequest } from '#sitecore/contracts/tracker.ts';
import { sampleApplication } from '#tests/support/sample-tracker.ts';
import { serversOfTests } from '#tests/support/servers-of-tests.ts';

const startServer = serversOfTests();
let received: { readonly body: string; readonly headers: IncomingHttpHeaders }[] = [];
let sent: { readonly status: number; readonly body: string; readonly cookie?: string } = { status: 200, body: '{}' };

/** Starts the proxy of a site whose bank responds with `sent`. */
async function startProxy(more: Readonly<Record<string, string>> = {}, name = 'SITECORE_API_HOST'): Promise<string> {
  vi.resetModules();
  const host = await startServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      received.push({ body, headers: request.headers });
      const { status, cookie } = sent;
      response.writeHead(status, { 'content-type': 'application/json', ...(cookie && { 'set-cookie': cookie }) });
      response.end(sent.body);
    })();
  });
  const settings = { SITECORE_API_HOST: 'http://127.0.0.1:9', SITECORE_API_KEY: 'k', [name]: host, ...more };
  for (const [key, value] of Object.entries(settings)) vi.stubEnv(key, value);
  const { proxyService } = await import('./service-proxy.ts');
  return startServer((request, response) => void proxyService(request, response));
}

beforeEach(() => {
  received = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const SECRET = { SITE_SECRET: 'a secret of the site of these tests' };

const post = (site: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function lookedUp(site: string) {
  sent = {
    status: 200,
    body: JSON.stringify({
      StatusMessage: 'Success',
      StatusCode: 200,
      data: { ...sampleApplication, Secret: 'x' },
      More: 1,
    }),
  };
  const response = await post(site, CALLS.trackRequest.path, { requestNumber: 'r', language: 'ar' });
  const text = await response.text();
  return { text, data: trackRequest.response.parse(JSON.parse(text)).data };
}

describe('the lookup through the site', () => {
  it('gives browsers masked names and numbers, sealed CIC and dossier, and nothing of the contract or beyond the data', async () => {
    const { text, data } = await lookedUp(await startProxy(SECRET));
    expect(received[0]?.body).toBe('{"requestNumber":"r","language":"ar"}');
    expect(data).toMatchObject({
      CustomerName: 'نورة******عي',
      ApplicationNumber: '20******42',
      ProductName: 'تمويل عقاري',
    });
    expect(data).toMatchObject({ ContractDocument: [], ExpirationDate: '', ApprovalStatus: false, ActionType: 1 });
    for (const secret of ['السبيعي', '2026188342', '4471209', '8831', 'contract-1', 'Secret', 'More'])
      expect(text).not.toContain(secret);
  });

  it.each([
    [200, '<html>'],
    [200, '{"data":{"CustomerName":'],
    [200, '[]'],
    [302, '{}'],
  ])('is a 502 of the site’s own for garbage (%d %s)', async (status, body) => {
    const site = await startProxy(SECRET);
    sent = { status, body };
    expect((await post(site, CALLS.trackRequest.path, { requestNumber: 'r' })).status).toBe(502);
  });

  it.each([404, 429, 503])('passes message and code of a refusal (%d), and no data beside them', async (status) => {
    const site = await startProxy(SECRET);
    sent = {
      status,
      body: JSON.stringify({ StatusMessage: 'No', StatusCode: '17', data: { CustomerName: 'نورة السبيعي' } }),
    };
    const response = await post(site, CALLS.trackRequest.path, { requestNumber: 'r' });
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ StatusMessage: 'No', StatusCode: '17' });
    expect(text).not.toContain('السبيعي');
  });
});

describe('code and verification through the site', () => {
  it('send the bank what the site has sealed, and no value that it has not', async () => {
    const site = await startProxy(SECRET);
    const { data } = await lookedUp(site);
    const sealed = { cic: data?.CICNumber, dn: data?.DossierNumber };
    for (const [path, more] of [
      [CALLS.mortgageContracts.path, { step: '2' }],
      [CALLS.validateToken.path, { type: '1', otp: '1234', step: '2' }],
    ] as const) {
      received = [];
      expect((await post(site, path, { ...sealed, ...more })).status).toBe(200);
      expect(JSON.parse(received[0]?.body ?? '')).toEqual({ cic: '4471209', dn: '2026-8831', ...more });
      received = [];
      const forged = [
        { cic: '4471209', dn: '2026-8831' },
        { cic: sealed.dn, dn: sealed.cic },
        { ...sealed, cic: `${sealed.cic}A` },
        { cic: sealed.cic },
      ];
      for (const values of forged) expect((await post(site, path, { ...values, ...more })).status).toBe(400);
      expect((await fetch(site + path, { method: 'POST' })).status).toBe(400);
      expect(received).toEqual([]);
    }
  });

  it('seals each time anew, for one day, and for instances with the same secret', async () => {
    const { data: first } = await lookedUp(await startProxy(SECRET));
    const { data: second } = await lookedUp(await startProxy(SECRET));
    expect(second?.CICNumber).not.toBe(first?.CICNumber);
    expect(second?.CICNumber).toHaveLength(first?.CICNumber.length ?? 0);
    const { seal, unseal } = await import('#src/services/sealed-value.server.ts');
    const sealed = seal('4471209', 'cic', 1_000);
    expect(unseal(first?.CICNumber ?? '', 'cic')).toBe('4471209');
    expect(unseal(sealed, 'cic', 1_000 + 24 * 3_600_000 - 1)).toBe('4471209');
    expect(unseal(sealed, 'cic', 1_000 + 24 * 3_600_000)).toBeUndefined();
    expect(unseal(sealed, 'dossier', 1_000)).toBeUndefined();
  });

  it('pass the session’s cookie both ways, and no other', async () => {
    const site = await startProxy(SECRET);
    sent = {
      status: 200,
      body: '{}',
      cookie: 'tracker_session=abc; Path=/api/sitecore/MortgageContracts; HttpOnly; SameSite=Strict',
    };
    const response = await post(
      site,
      CALLS.approveContract.path,
      { cic: '1', dn: '2', step: '3' },
      { cookie: 'a=b; tracker_session=xyz' },
    );
    expect(received[0]?.headers.cookie).toBe('tracker_session=xyz');
    expect(received[0]?.body).toContain('"cic":"1"');
    expect(response.headers.get('set-cookie')).toMatch(/^tracker_session=abc; .*HttpOnly/);
  });

  it('go to the host of the services when there is one, without the site’s secret', async () => {
    const site = await startProxy(SECRET, 'SERVICES_URL');
    expect((await lookedUp(site)).data?.CustomerName).toBe('نورة******عي');
    expect(received[0]?.headers['x-site-secret']).toBeUndefined();
    expect(received[0]?.headers['x-client-address']).toBeUndefined();
  });
});
