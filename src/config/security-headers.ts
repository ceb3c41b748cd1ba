interface PolicyOptions {
  /** True on a development server, which needs eval and a socket for reloading. */
  readonly development: boolean;
  /** Host of the bank's services; empty for the site's own. */
  readonly servicesUrl: string;
  /** Origins besides the site's own that may frame a page. */
  readonly framedBy?: readonly string[];
}

/** Returns the content security policy: what a page may load and call, and who may frame it. */
export const contentPolicy = ({ development, servicesUrl, framedBy = [] }: PolicyOptions): string =>
  [
    "default-src 'self'",
    `script-src 'self'${development ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", servicesUrl, development ? 'ws:' : ''].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...framedBy].join(' '),
  ].join('; ');

/** Returns the security headers of every response. */
export function securityHeaders(options: PolicyOptions): { key: string; value: string }[] {
  return [
    { key: 'Content-Security-Policy', value: contentPolicy(options) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), geolocation=(self)' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
    { key: 'Speculation-Rules', value: '"/api/speculation-rules"' },
  ];
}
