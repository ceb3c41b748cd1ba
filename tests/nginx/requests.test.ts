// @alone: starts programs
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requireEngine } from '#tests/support/engines.ts';
import { configureNginx, type Nginx, SITE_NAME, startNginx, withIncluded } from '#tests/support/nginx.ts';

const program = requireEngine('nginx');

const MEGABYTE = 1024 * 1024;
const NEXT = join(import.meta.dirname, '../../node_modules/next/dist');

let nginx: Nginx;
let behindBalancer: Nginx;

/** Connection of the last request that reached the site. */
let connection: Socket | undefined;

/** Sends back what reached the site; fails where the path says so. */
const echo: RequestListener = (request, response) => {
  connection = request.socket;
  if (request.url?.startsWith('/broken')) return void response.destroy();
  void buffer(request).then(({ byteLength }) => response.end(JSON.stringify({ headers: request.headers, byteLength })));
};

const received = z.object({ headers: z.record(z.string(), z.string()), byteLength: z.number() });

/** Parses what the stand-in for the site sent back. */
const parse = (text: string) => received.parse(JSON.parse(text));

/** Returns the headers that reach the site. */
async function headersAtSite(headers: Readonly<Record<string, string>>, from = nginx) {
  return parse((await from.send('/about', { headers })).text).headers;
}

/** Returns the names of headers in a file of Next that it reads from requests. */
const namesIn = (file: string, expression: RegExp): readonly string[] =>
  [...readFileSync(join(NEXT, file), 'utf8').matchAll(expression)].map(([, name = '']) => name);

describe.skipIf(program === undefined)('a request through nginx', () => {
  beforeAll(async () => {
    nginx = await startNginx(program ?? '', {
      site: echo,
      adjust: (configuration) => configuration.replace(/(client_\w+_timeout) \d+s/g, '$1 1s'),
    });
    behindBalancer = await startNginx(program ?? '', { site: echo, settings: { BALANCERS: '127.0.0.1 10.0.0.0/8' } });
  });
  afterAll(() => Promise.all([nginx.stop(), behindBalancer.stop()]));

  it('names its sender by the connection, whatever it claims', async () => {
    const atSite = await headersAtSite({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'elsewhere.example',
    });
    expect(atSite).toMatchObject({
      host: SITE_NAME,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': SITE_NAME,
    });
  });

  it('names its sender by the balancers of the settings', async () => {
    const headers = { 'x-forwarded-for': 'forged, 203.0.113.7, 10.1.2.3' };
    expect((await headersAtSite(headers, behindBalancer))['x-forwarded-for']).toBe('203.0.113.7');
  });

  it.each([
    ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'],
    ['x-forwarded-port', 'x-forwarded-server', 'x-client-address', 'x-site-secret'],
    ['rsc', 'next-action', 'next-router-prefetch', 'next-router-state-tree', 'next-url', 'x-nextjs-data'],
    ['x-middleware-subrequest', 'x-middleware-prefetch', 'x-middleware-rewrite', 'x-prerender-revalidate'],
  ])('has no %s of a client, nor others of its kind', async (...names) => {
    const atSite = await headersAtSite({ ...Object.fromEntries(names.map((name) => [name, '1'])), 'x-other': '1' });
    expect(names.filter((name) => name in atSite)).toEqual([]);
    expect(atSite['x-other']).toBe('1');
  });

  it('has no header that this version of Next takes for one of its own', async () => {
    const names = [
      ...namesIn('client/components/app-router-headers.js', /^const \w+ = '((?:rsc|next-(?!instant)[\w-]+))';$/gm),
      ...namesIn('server/lib/server-ipc/utils.js', /(?<=const INTERNAL_HEADERS = \[[^\]]*)'([\w-]+)'/g),
      ...namesIn('lib/constants.js', /^const \w+(?:_HEADER|_TAGS?)?\w* = '(x-(?:prerender|next-)[\w-]+)';$/gm),
    ];
    expect(names).toEqual(expect.arrayContaining(['next-router-state-tree', 'x-middleware-next', 'x-next-cache-tags']));
    const atSite = await headersAtSite(Object.fromEntries(names.map((name) => [name, '1'])));
    expect(names.filter((name) => name in atSite)).toEqual([]);
  });

  it('has an id: its own where it is one, otherwise a new one', async () => {
    const idOf = async (headers: Readonly<Record<string, string>>) => (await headersAtSite(headers))['x-request-id'];
    expect(await idOf({ 'x-request-id': 'trace-1.a_B' })).toBe('trace-1.a_B');
    const ids = [await idOf({}), await idOf({}), await idOf({ 'x-request-id': 'a b' })];
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
    expect(new Set(ids).size).toBe(3);
    expect(nginx.logs()).toContain(' trace-1.a_B\n');
  });

  it.each([
    ['/about', 1],
    ['/api/editing/render', 9],
    ['/api/jss/formbuilder', 26],
    ['/API/jss/FormBuilder', 26],
  ])('to %s has a body of at most %i MB', async (path, megabytes) => {
    const send = async (bytes: number) => nginx.send(path, { method: 'POST', body: Buffer.alloc(bytes) });
    expect(parse((await send(megabytes * MEGABYTE)).text).byteLength).toBe(megabytes * MEGABYTE);
    const refused = await send(megabytes * MEGABYTE + 1);
    expect([refused.status, refused.text.includes('<h1>حجم كبير جداً</h1>')]).toEqual([413, true]);
  });

  it.each([
    ['head', 'GET /slow-headers HTTP/1.1\r\n'],
    ['body', `POST /slow-body HTTP/1.1\r\nHost: ${SITE_NAME}\r\nContent-Length: 9\r\n\r\nhalf`],
  ])('ends when its %s stops arriving', async (_, part) => {
    const socket = connect(Number(new URL(nginx.url).port), '127.0.0.1');
    // It is reset, which frees what it held.
    socket.on('error', () => undefined);
    socket.write(part);
    await new Promise((resolve) => socket.once('close', resolve));
    await expect.poll(nginx.logs).toMatch(new RegExp(`"${part.slice(0, part.indexOf(' HTTP'))}" 408 `));
  });

  it('comes by a connection that nginx ends before the site does', async () => {
    await nginx.send('/about');
    const startedAt = performance.now();
    await expect.poll(() => connection?.destroyed).toBe(true);
    // Five seconds are the site's limit, a minute nginx's own.
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });

  it('leaves no query in a log, also when the site fails', async () => {
    const query = 'form=AutoLeaseCalculator&monthlySalary=98765';
    await nginx.send(`/calculators?${query}`);
    const headers = { referer: `https://${SITE_NAME}/calculators?${query}` };
    expect((await nginx.send(`/broken?${query}`, { headers })).status).toBe(502);
    await expect.poll(nginx.logs).toContain('"GET /broken" 502');
    expect(nginx.logs()).not.toContain('98765');
  });

  it('is answered only when it names the site', async () => {
    for (const host of ['elsewhere.example', '127.0.0.1', `${SITE_NAME}.elsewhere.example`]) {
      const { status, headers, text } = await nginx.send('/about', { headers: { host } });
      expect([status, headers['x-content-type-options'], text.includes('x-forwarded')], host).toEqual([
        421,
        'nosniff',
        false,
      ]);
    }
    expect((await nginx.send('/about', { headers: { host: `${SITE_NAME}:8080` } })).status).toBe(200);
  });
});

describe('the logs of nginx', () => {
  it('have no query: neither the format nor an error log names one', () => {
    const config = withIncluded(configureNginx({ SITE_NAME }).stdout);
    const [, format = ''] = /log_format rukn ([^;]+);/.exec(config) ?? [];
    const variables = format.match(/\$\w+/g) ?? [];
    expect(variables).toContain('$rukn_request');
    expect(variables.filter((name) => /^\$(request|request_uri|args|arg_.*|query_string|http_.*)$/.test(name))).toEqual(
      [],
    );
    const lines = (name: string) =>
      config.match(new RegExp(`^\\s*${name} .*$`, 'gm'))?.map((line) => line.trim().replaceAll('"', ''));
    expect(lines('access_log')).toEqual(['access_log /var/log/nginx/rukn.log rukn;']);
    // The first one is of nginx itself, outside of the http block.
    expect(lines('error_log')).toEqual(['error_log /var/log/nginx/error.log warn;', 'error_log /dev/null;']);
  });
});
