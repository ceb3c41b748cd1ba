// @alone: starts programs
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireEngine } from '#tests/support/engines.ts';
import { startNginx } from '#tests/support/nginx.ts';
import { nginxRedirect } from '#tests/support/nginx-redirect.ts';

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

const program = requireEngine('nginx');

it.skipIf(program === undefined)(
  'nginx redirects as its configuration reads, before it passes a request on',
  async () => {
    const nginx = await startNginx(program ?? '', { site: (_, response) => response.end('page') });
    try {
      const { status, headers } = await nginx.send('/ar/personal?a=1');
      expect([status, headers.location, headers['x-content-type-options']]).toEqual([301, '/personal?a=1', 'nosniff']);
      expect((await nginx.send('/ar//elsewhere.example')).headers.location).toBe('/elsewhere.example');
      expect((await nginx.send('/personal')).text).toBe('page');
    } finally {
      await nginx.stop();
    }
  },
);
