import type { IncomingMessage } from 'node:http';
import { frameSources, isAllowedOrigin } from '#src/config/allowed-origins.ts';
import type { DirectiveOrigins } from '#src/config/content-origins.ts';
import { env, isDevelopment } from '#src/config/env.ts';
import { contentPolicy, dataHeaders, fileHeaders, securityHeaders } from '#src/config/security-headers.ts';

/** Name of the header that holds the content security policy. */
export const POLICY = 'Content-Security-Policy';

/** Files that no browser opens as a document: of the build, and of `public`. */
const FILE =
  /^(?:\/(?:_next\/static|styles)\/|(?:\/(?:ar|en))?\/(?:(fonts|flags|patterns|scenes)\/|(?:favicon|icon|apple-touch-icon|social-card)[\w-]*\.\w+(?:\?|$)))/i;

/** Data, media and files for robots; `/api/editing/render` responds with a page. */
const DATA =
  /^(?:\/(?:ar|en))?\/(?:api\/(?!editing\/render\b)|_next\/data\/|[-~]\/(?:media|jssmedia)\/|sitecore\/api\/|(?:robots\.txt|sitemap\.xml|feed\.xml|\.well-known\/security\.txt)(?:\?|$))/i;

/** Files that a page loads with an `Origin`, from an editor's host too. */
const LOADED_BY_EDITORS = /^(?:\/_next|(?:\/(?:ar|en))?\/fonts)\//i;

/** Fonts are cached by their names, flags for a month: later pages have them at once. */
const LIFETIMES: Readonly<Partial<Record<string, string>>> = {
  fonts: 'public, max-age=31536000, immutable',
  flags: 'public, max-age=2592000',
};

interface HeaderTarget {
  setHeader(name: string, value: string): unknown;
}

/**
 * Sets the headers that a response has unless its route sets its own: security by its kind, a year for fonts, and for authors
 * and pages on other origins the policy that lets editors frame and load.
 */
export function setResponseHeaders(
  { url = '', headers: { origin } }: Pick<IncomingMessage, 'url' | 'headers'>,
  response: HeaderTarget,
  hasDraft: boolean,
): void {
  const [file, folder] = FILE.exec(url) ?? [];
  const isData = file === undefined && DATA.test(url);
  for (const { key, value } of headersOf(file !== undefined, isData)) response.setHeader(key, value);
  const lifetime = LIFETIMES[folder?.toLowerCase() ?? ''];
  if (lifetime !== undefined) response.setHeader('Cache-Control', lifetime);
  const isLoadedByEditors = LOADED_BY_EDITORS.test(url);
  const isForEditors = isLoadedByEditors || (hasDraft && !isData);
  // Caches keep the responses to different origins apart.
  if (isForEditors) response.setHeader('Vary', 'Origin');
  if (!isForEditors || (!hasDraft && origin === undefined)) return;
  if (file === undefined) response.setHeader(POLICY, policyWith({}, true));
  if (origin !== undefined && isAllowedOrigin(origin, env().JSS_ALLOWED_ORIGINS))
    response.setHeader('Access-Control-Allow-Origin', origin);
}

function headersOf(isFile: boolean, isData: boolean) {
  if (isFile) return fileHeaders;
  return isData ? dataHeaders : documentHeaders();
}

let knownHeaders: ReturnType<typeof securityHeaders> | undefined;

const documentHeaders = () => (knownHeaders ??= securityHeaders(policyOptions()));

/** Returns the policy of a page whose widgets load from these origins; of a draft one that lets editors frame it. */
export const policyWith = (origins: DirectiveOrigins, hasDraft: boolean): string =>
  contentPolicy({
    ...policyOptions(),
    origins,
    ...(hasDraft && { framedBy: frameSources(env().JSS_ALLOWED_ORIGINS) }),
  });

const policyOptions = () => ({ development: isDevelopment(), servicesUrl: env().SERVICES_URL });
