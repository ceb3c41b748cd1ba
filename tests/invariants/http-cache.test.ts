import fc from 'fast-check';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireEngine } from '#tests/support/engines.ts';
import { nginxConfig, nginxRedirect } from '#tests/support/http-cache.ts';
import { unusedUrl, startHttpServer } from '#tests/support/http-server.ts';
import { endOf, listensAt, waitForProgram } from '../../scripts/bootstrap/wait-for-program.mjs';

describe('a path below /ar', () => {
  it.each([
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/ar?utm_source=a', '/?utm_source=a'],
    ['/ar/personal/finance', '/personal/finance'],
    ['/AR/personal', '/personal'],
    ['/ar/search?q=%D8%A8%D9%86%D9%83&page=2', '/search?q=%D8%A8%D9%86%D9%83&page=2'],
    ['/ar/%D8%B9%D9%86', '/%D8%B9%D9%86'],
    ['/ar/en/personal', '/en/personal'],
    ['/ar//elsewhere.example', '/elsewhere.example'],
    ['/ar/\\elsewhere.example?a=/b', '/elsewhere.example?a=/b'],
  ])('%s redirects to %s', (address, bare) => {
    expect(nginxRedirect(address)).toBe(bare);
  });

  it.each(['/', '/arabic', '/ar-SA/personal', '/en', '/en/ar', '/personal/ar', '/about?from=/ar/'])(
    '%s does not redirect',
    (address) => {
      expect(nginxRedirect(address)).toBeUndefined();
    },
  );

  it('never redirects to another host', () => {
    const site = 'https://www.rukn.example';
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '//', '..', '?', '%2f', '%5c', '@', ':', 'a.example'),
      fc.webPath(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const bare = nginxRedirect(`/ar/${pieces.join('')}`) ?? '';
        expect(bare.startsWith('/')).toBe(true);
        expect(new URL(bare, site).origin).toBe(site);
      }),
    );
  });
});

describe('the logs of nginx', () => {
  it('have no query: neither the format nor an error log names one', () => {
    const [, format = ''] = /log_format rukn ([^;]+);/.exec(nginxConfig) ?? [];
    const variables = format.match(/\$\w+/g) ?? [];
    expect(variables).toContain('$uri');
    expect(variables.filter((name) => /^\$(request|request_uri|args|arg_.*|query_string|http_.*)$/.test(name))).toEqual(
      [],
    );
    expect(nginxConfig.match(/^\s*access_log .*$/gm)?.map((line) => line.trim())).toEqual([
      'access_log /var/log/nginx/rukn.log rukn;',
    ]);
    expect(nginxConfig.match(/^\s*error_log .*$/gm)?.map((line) => line.trim())).toEqual(['error_log /dev/null;']);
  });
});

const nginxProgram = requireEngine('nginx');

/** Runs nginx with the shipped configuration in front of a test server. */
async function withNginx(
  site: (request: IncomingMessage, response: ServerResponse) => void,
  work: (fetchPath: (path: string, init?: RequestInit) => Promise<Response>, logs: () => string) => Promise<void>,
): Promise<void> {
  const upstream = await startHttpServer(site);
  const url = await unusedUrl();
  const folder = mkdtempSync(join(tmpdir(), 'rukn-cache-'));
  const own = nginxConfig
    .replace('127.0.0.1:3000', new URL(upstream.url).host)
    .replace('/var/cache/nginx/rukn', join(folder, 'pages'))
    .replace('/var/log/nginx/rukn.log', join(folder, 'access.log'))
    .replace('listen 80;', `listen ${new URL(url).host};`);
  // The worker must be able to read and write the folder of the current user.
  const user = userInfo().uid === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  mkdirSync(join(folder, 'pages'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary.join(' ')} ${own} }`,
  );
  const nginx = spawn(nginxProgram ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const fetchPath = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init });
  try {
    await waitForProgram({ ended: endOf(nginx) }, listensAt(url));
    await work(fetchPath, () =>
      ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'),
    );
  } finally {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    await upstream.stop();
    rmSync(folder, { recursive: true });
  }
}

describe.skipIf(nginxProgram === undefined)('nginx with the shipped configuration', () => {
  it('writes no query to a log, also when the site fails', async () => {
    const site = ({ url = '' }: IncomingMessage, response: ServerResponse) =>
      url.startsWith('/broken') ? void response.destroy() : void response.end('page');
    await withNginx(site, async (fetchPath, logs) => {
      const query = 'form=AutoLeaseCalculator&monthlySalary=98765';
      await fetchPath(`/calculators?${query}`);
      const referer = { headers: { referer: `https://www.rukn.example/calculators?${query}` } };
      expect((await fetchPath(`/broken?${query}`, referer)).status).toBe(502);
      await expect.poll(logs).toContain('"GET /broken" 502');
      expect(logs()).not.toContain('98765');
    });
  });

  it('redirects, caches pages for their s-maxage, and passes private responses on', async () => {
    const requested: string[] = [];
    let isUp = true;
    const site = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
      requested.push(url);
      if (!isUp) return void response.writeHead(503, { 'cache-control': 'private, no-store' }).end('away');
      const isCached = url.startsWith('/cached') || url.startsWith('/api') || url.startsWith('/brief');
      const age = url.startsWith('/brief') ? 1 : 300;
      response.setHeader(
        'cache-control',
        isCached ? `s-maxage=${age}, stale-while-revalidate=600` : 'private, no-store',
      );
      response.end(headers.cookie ? 'draft' : 'page');
    };
    await withNginx(site, async (fetchPath) => {
      const moved = await fetchPath('/ar/personal?a=1');
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/personal?a=1']);
      const get = async (path: string, init?: RequestInit) => {
        const response = await fetchPath(path, init);
        return [await response.text(), response.headers.get('x-cache')];
      };
      expect([await get('/cached'), await get('/cached')]).toEqual([
        ['page', 'MISS'],
        ['page', 'HIT'],
      ]);
      const draft = { headers: { cookie: 'a=1; __prerender_bypass=x' } };
      expect([await get('/cached', draft), await get('/cached')]).toEqual([
        ['draft', 'BYPASS'],
        ['page', 'HIT'],
      ]);
      for (const path of ['/search?q=a', '/api/sitecore/Calculators/AutoFinance', '/sitecore/api/graph/edge']) {
        requested.length = 0;
        expect([(await get(path))[0], (await get(path))[0]]).toEqual(['page', 'page']);
        expect(requested, path).toEqual([path, path]);
      }
      expect(await get('/brief')).toEqual(['page', 'MISS']);
      isUp = false;
      await expect.poll(() => get('/brief')).toEqual(['page', 'STALE']);
      expect((await fetchPath('/never-requested')).status).toBe(503);
    });
  });
});
