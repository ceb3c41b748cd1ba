import { describe, expect, it } from 'vitest';
import { hasExpired } from './token.ts';

const NOW = 1_800_000_000_000;

const encoded = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const token = (claims: unknown) => `${encoded('{"alg":"HS256"}')}.${encoded(JSON.stringify(claims))}.c2ln`;

describe('hasExpired', () => {
  it('returns true from the second of the exp claim on', () => {
    expect(hasExpired(token({ exp: NOW / 1000 + 1 }), NOW)).toBe(false);
    expect(hasExpired(token({ exp: NOW / 1000 }), NOW)).toBe(true);
    expect(hasExpired(token({ exp: NOW / 1000 - 1 }), NOW)).toBe(true);
  });

  it('decodes base64url and ignores other claims', () => {
    const claims = { exp: NOW / 1000 + 1, a: '>>>???~~~', b: 'ÿþ' };
    expect(token(claims)).toMatch(/[-_]/);
    expect(hasExpired(token(claims), NOW)).toBe(false);
  });

  it.each([
    ['missing', ''],
    ['no JWT', 'abc'],
    ['without payload', 'a..b'],
    ['no base64', 'a.%%%.b'],
    ['no JSON', `a.${encoded('{')}.b`],
    ['no object', token(null)],
    ['without exp', token({ iat: 1 })],
    ['with an exp that is no number', token({ exp: String(NOW) })],
  ])('returns true for a token that is %s', (_, text) => {
    expect(hasExpired(text, NOW)).toBe(true);
  });
});
