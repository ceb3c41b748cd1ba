import { createHash } from 'node:crypto';
import type { DirectiveOrigins } from './content-origins.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';
import { START_LOADER } from './start-loader.ts';

interface PolicyOptions {
  /** True on a development server, which needs eval and a socket for reloading. */
  readonly development: boolean;
  /** Host of the bank's services; empty for the site's own. */
  readonly servicesUrl: string;
  /** Origins that widgets add, by directive. */
  readonly origins?: DirectiveOrigins;
  /** Origins besides the site's own that may frame a page. */
  readonly framedBy?: readonly string[];
}

/** Path that browsers report violations of the policy to. */
const REPORTS_PATH = '/api/csp-reports';

/** Hashes of the two style elements of React Aria: of pressed elements, and of pages behind a dialog. */
export const LIBRARY_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** Returns the hash by which a policy allows an inline script. */
export const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Hashes of what a page has inline: what adds its start script, and the rules for prefetching, which browsers take for a script. */
export const INLINE_SCRIPTS = [START_LOADER, SPECULATION_RULES].map(hashOf);

/** Returns the content security policy: what a page may load and call, and who may frame it. */
export function contentPolicy({ development, servicesUrl, origins = {}, framedBy = [] }: PolicyOptions): string {
  const directive = (name: string, ...sources: readonly string[]) =>
    [`${name} 'self'`, ...sources.filter((source) => source !== '')].join(' ');
  const frames = origins['frame-src'] ?? [];
  return [
    directive('default-src'),
    directive(
      'script-src',
      // A hash would take the effect of 'unsafe-inline' away.
      ...(development ? ["'unsafe-eval'", "'unsafe-inline'"] : INLINE_SCRIPTS),
      ...(origins['script-src'] ?? []),
    ),
    directive('style-src', ...styleSources(development, origins['style-src'] ?? [])),
    // Sizes and colours of elements, each parsed before it is rendered.
    "style-src-attr 'unsafe-inline'",
    directive('img-src', 'data:', 'blob:', ...(origins['img-src'] ?? [])),
    directive('font-src', ...(origins['font-src'] ?? [])),
    directive('connect-src', servicesUrl, development ? 'ws:' : '', ...(origins['connect-src'] ?? [])),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action'),
    directive('frame-ancestors', ...framedBy),
    `report-uri ${REPORTS_PATH}`,
    'report-to csp',
  ].join('; ');
}

/** Returns the sources of styles: hashes would take the effect of 'unsafe-inline' away. */
const styleSources = (development: boolean, added: readonly string[]): readonly string[] => {
  const allowsAll = development || added.includes(INLINE);
  return allowsAll ? [...new Set([INLINE, ...added])] : [...LIBRARY_STYLES, ...added];
};

const INLINE = "'unsafe-inline'";

const NO_SNIFFING = { key: 'X-Content-Type-Options', value: 'nosniff' };
const TRANSPORT = { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' };

/** The security headers of files of the build and of `public`, which load nothing. */
export const fileHeaders = [NO_SNIFFING];

/**
 * The security headers of data and media, which no page shows as a document: what a browser applies to whatever it opens.
 * Without `default-src`, which would leave a missing page below their paths without its style sheet.
 */
export const dataHeaders = [
  { key: 'Content-Security-Policy', value: "object-src 'none'; base-uri 'none'; frame-ancestors 'self'" },
  NO_SNIFFING,
  TRANSPORT,
];

/** Returns the security headers of every other response: a document. */
export function securityHeaders(options: PolicyOptions): { key: string; value: string }[] {
  return [
    { key: 'Content-Security-Policy', value: contentPolicy(options) },
    { key: 'Reporting-Endpoints', value: `csp="${REPORTS_PATH}"` },
    NO_SNIFFING,
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), geolocation=(self)' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    TRANSPORT,
  ];
}
