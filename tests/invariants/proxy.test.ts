import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, proxy } from '#src/proxy.ts';

beforeEach(() => void vi.stubEnv('SITECORE_API_KEY', 'key'));
afterEach(() => void vi.unstubAllEnvs());

const POLICY = 'content-security-policy';

const responseHeaders = (address: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://bank.example${address}`, { headers })).headers;

describe('the proxy', () => {
  it('is reached by authors and by pages on other origins only: it costs as much as half a cached page', () => {
    expect(config.matcher.map(({ has }) => has.map(({ key }) => key))).toEqual([
      ['origin'],
      ['origin'],
      ['__prerender_bypass'],
    ]);
  });

  it('lets an editor frame the pages of authors', () => {
    expect(responseHeaders('/about', { cookie: '__prerender_bypass=x' }).get(POLICY)).toContain('frame-ancestors');
  });

  it('sends the policy with files that a page on another origin loads, which CORS refuses unless the origin is allowed', () => {
    const strange = responseHeaders('/_next/static/a.js', { origin: 'https://strange.example' });
    expect(strange.get(POLICY)).toContain('frame-ancestors');
    expect(strange.get('access-control-allow-origin')).toBeNull();
  });
});
