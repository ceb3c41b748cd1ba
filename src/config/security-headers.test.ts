import { expect, it } from 'vitest';
import { dataHeaders, hashOf, LIBRARY_STYLES, securityHeaders } from './security-headers.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';
import { START_LOADER } from './start-loader.ts';

it('securityHeaders forbids what pages do not need, in every response', () => {
  const headers = securityHeaders({ development: false, servicesUrl: 'https://services.example' });
  expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toEqual({
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self' ${hashOf(START_LOADER)} ${hashOf(SPECULATION_RULES)}`,
      `style-src 'self' ${LIBRARY_STYLES.join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' https://services.example",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      'report-uri /api/csp-reports',
      'report-to csp',
    ].join('; '),
    'Reporting-Endpoints': 'csp="/api/csp-reports"',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

it('hashOf names the SHA-256 of a script, here of an empty one', () => {
  expect(hashOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

it('dataHeaders forbids embedding, sniffing and plain connections', () => {
  expect(Object.fromEntries(dataHeaders.map(({ key, value }) => [key, value]))).toEqual({
    'Content-Security-Policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});
