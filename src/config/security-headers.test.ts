import { expect, it } from 'vitest';
import { LIBRARY_STYLES, securityHeaders } from './security-headers.ts';

it('securityHeaders forbids what pages do not need, in every response', () => {
  const headers = securityHeaders({ development: false, servicesUrl: 'https://services.example' });
  expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toEqual({
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' ${LIBRARY_STYLES.join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' https://services.example",
      "object-src 'none'",
      "base-uri 'self'",
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
    'Speculation-Rules': '"/api/speculation-rules"',
  });
});
