import { describe, expect, it } from 'vitest';
import { clientOf } from './client-of.ts';

/** Returns a request with headers as they were received. */
const received = (remoteAddress: string | undefined, headers: Readonly<Record<string, string | string[]>>) => ({
  socket: { remoteAddress },
  headers,
  rawHeaders: Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one])),
});

const from = (remoteAddress: string | undefined, forwarded?: string | string[]) =>
  received(remoteAddress, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });

describe('clientOf', () => {
  it.each([
    ['an IPv4 address is itself', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address in IPv6 is itself', '::ffff:203.0.113.7', '203.0.113.7'],
    ['an IPv6 address is its network', '2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12'],
    ['so is another one of it', '2001:0db8::0012:1:2:3:4', '2001:db8:0:12'],
    ['a short IPv6 address is its network', '2001:db8::1', '2001:db8:0:0'],
    ['this machine is one network', '::1', '0:0:0:0'],
  ])('%s', (_, address, client) => {
    expect(clientOf(from(address), 0)).toBe(client);
  });

  it('returns the address of the connection, whatever a header claims', () => {
    expect(clientOf(from('203.0.113.7', '198.51.100.1'), 0)).toBe('203.0.113.7');
  });

  it('returns the address that the outermost trusted proxy saw, not the client’s claim before it', () => {
    expect(clientOf(from('10.0.0.1', 'forged, 198.51.100.1'), 1)).toBe('198.51.100.1');
    expect(clientOf(from('10.0.0.1', ['forged', '198.51.100.1, 10.0.0.2']), 2)).toBe('198.51.100.1');
  });

  it('returns the address of the connection when a proxy was bypassed', () => {
    expect(clientOf(from('203.0.113.7'), 1)).toBe('203.0.113.7');
    expect(clientOf(from('203.0.113.7', '198.51.100.1'), 2)).toBe('203.0.113.7');
  });

  it.each<Readonly<Record<string, string | string[]>>>([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': ['127.0.0.1', '127.0.0.1'] },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { 'X-Forwarded-Proto': 'https' },
    { via: '1.1 proxy' },
  ])('is not on this machine behind a proxy that is not trusted: %j', (headers) => {
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const request = { ...received(address, headers), headers: lower };
      expect(clientOf(request, 0)).toBe('unknown');
      expect(clientOf(request, 3)).toBe('unknown');
    }
  });

  it('is on this machine without a proxy, though Next adds headers of one, and when trusted proxies name it alone', () => {
    const added = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'http' };
    expect(clientOf({ ...received('127.0.0.1', { host: 'localhost' }), headers: added }, 0)).toBe('127.0.0.1');
    expect(clientOf(from('127.0.0.1', '127.0.0.1'), 1)).toBe('127.0.0.1');
    expect(clientOf(from('127.0.0.1', '203.0.113.7, 127.0.0.1'), 1)).toBe('unknown');
  });

  it('returns an empty key when the connection is closed', () => {
    expect(clientOf(from(undefined), 0)).toBe('');
  });
});
