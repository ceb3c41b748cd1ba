// @alone: starts programs
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireEngine } from '#tests/support/engines.ts';
import { configureNginx, type Nginx, SITE_NAME, startNginx } from '#tests/support/nginx.ts';

const program = requireEngine('nginx');
const openssl = requireEngine('openssl');

const HSTS = 'max-age=63072000; includeSubDomains';

/** Makes a certificate of the site and its key in a folder. */
function makeCertificate(folder: string) {
  const files = { TLS_CERTIFICATE: join(folder, 'site.pem'), TLS_KEY: join(folder, 'site.key') };
  const subject = ['-subj', `/CN=${SITE_NAME}`, '-addext', `subjectAltName=DNS:${SITE_NAME}`];
  const output = ['-keyout', files.TLS_KEY, '-out', files.TLS_CERTIFICATE];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync(openssl ?? '', ['req', '-x509', ...curve, ...subject, ...output], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return files;
}

describe.skipIf(program === undefined || openssl === undefined)('nginx with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-certificate-'));
  let certificate: string;
  let nginx: Nginx;

  beforeAll(async () => {
    const settings = makeCertificate(folder);
    certificate = readFileSync(settings.TLS_CERTIFICATE, 'utf8');
    nginx = await startNginx(program ?? '', {
      site: ({ url = '', headers }, response) => {
        if (url.startsWith('/broken')) return void response.destroy();
        response.setHeader('Strict-Transport-Security', HSTS).end(String(headers['x-forwarded-proto']));
      },
      settings,
    });
  });
  afterAll(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  });

  /** Returns the version of TLS of a connection, or the code of its failure. */
  function handshake(options: ConnectionOptions): Promise<string | null> {
    const port = Number(new URL(nginx.tlsUrl).port);
    const socket = connect({ port, ca: certificate, servername: SITE_NAME, ...options });
    return new Promise((resolve) => {
      socket.on('secureConnect', () => {
        resolve(socket.getProtocol());
        socket.end();
      });
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  }

  it('redirects HTTP to the same address by HTTPS', async () => {
    const { status, headers } = await nginx.send('/en/personal?a=1', { method: 'POST' });
    expect([status, headers.location]).toEqual([308, `https://${SITE_NAME}/en/personal?a=1`]);
    expect([headers['x-content-type-options'], headers['strict-transport-security']]).toEqual(['nosniff', undefined]);
    expect((await nginx.send('/', { headers: { host: 'elsewhere.example' } })).status).toBe(421);
  });

  it('serves the site by HTTPS, and tells it so', async () => {
    const { all, text: page } = await nginx.send('/personal', { certificate });
    expect(page).toBe('https');
    expect(all['strict-transport-security']).toEqual([HSTS]);
  });

  it('sends HSTS with its own responses too', async () => {
    for (const [path, status] of [
      ['/broken', 502],
      ['/ar/personal', 301],
    ] as const) {
      const response = await nginx.send(path, { certificate });
      expect([response.status, response.all['strict-transport-security']]).toEqual([status, [HSTS]]);
    }
  });

  it('supports HTTP/2', async () => {
    const session = connectHttp2(nginx.tlsUrl, { ca: certificate, servername: SITE_NAME });
    const request = session.request({ ':path': '/personal', ':authority': SITE_NAME });
    expect(await text(request)).toBe('https');
    session.close();
    await once(session, 'close');
  });

  it('supports TLS 1.2 and 1.3, and nothing older or weaker', async () => {
    expect(await handshake({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
    expect(await handshake({})).toBe('TLSv1.3');
    const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    expect(await handshake(old)).toMatch(/^ERR_SSL_/);
    const weak = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256:@SECLEVEL=0' } as const;
    expect(await handshake(weak)).toMatch(/^ERR_SSL_/);
  });

  it('refuses a handshake without the name of the site, and a request for another host', async () => {
    expect(await handshake({ servername: 'elsewhere.example' })).toMatch(/^ERR_SSL_/);
    expect(await handshake({ servername: '' })).toMatch(/^ERR_SSL_/);
    const misdirected = await nginx.send('/', { certificate, headers: { host: 'elsewhere.example' } });
    expect(misdirected.status).toBe(421);
  });
});

describe('deploy/nginx/configure', () => {
  it.each([
    ['SITE_NAME is missing', {}],
    ['TLS_CERTIFICATE and TLS_KEY belong together', { SITE_NAME, TLS_CERTIFICATE: '/a.pem' }],
    ['TLS_CERTIFICATE and TLS_KEY belong together', { SITE_NAME, TLS_KEY: '/a.key' }],
  ])('prints nothing but an error: %s', (message, settings) => {
    const { status, stdout, stderr } = configureNginx(settings);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`configure: ${message}`);
  });

  it('has a server for each instance of the site, and all names and addresses', () => {
    const { stdout } = configureNginx({
      SITE_NAME: `${SITE_NAME} rukn.example`,
      SITE_UPSTREAMS: '10.0.0.1:3000 10.0.0.2:3000',
      LISTEN: '80 [::]:80',
    });
    expect(stdout).toContain(`server_name ${SITE_NAME} rukn.example;`);
    for (const line of ['server 10.0.0.1:3000;', 'server 10.0.0.2:3000;', 'listen 80;', 'listen [::]:80;'])
      expect(stdout).toContain(`    ${line}\n`);
  });
});
