import { CALLS, isCallName } from '#sitecore/contracts/catalogue.ts';
import { CLIENT_ADDRESS, SITE_SECRET } from '#sitecore/contracts/site-headers.ts';
import { env } from '#src/config/env.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import type { CallOptions } from './call-service.ts';
import { requestIdHeader } from './current-request.server.ts';
import { currentVisitor } from './visitor.server.ts';

const servicesHost = (): string => env().SERVICES_URL || env().SITECORE_API_HOST;

/**
 * Returns the options of a call that the site's server makes to render a page: the host and paths of the services, and for
 * the platform the site's secret, so that such calls are not counted as those of one visitor, and the page that they are for.
 */
export function serverCallOptions(page?: { readonly path: string }, host = servicesHost()): CallOptions {
  const { SITECORE_API_HOST, SERVICE_PATHS, SITE_SECRET: secret } = env();
  const configured = Object.entries(SERVICE_PATHS).flatMap(([name, path]) =>
    isCallName(name) ? [[CALLS[name].path, path] as const] : [],
  );
  const paths = Object.fromEntries(configured);
  if (host !== SITECORE_API_HOST) return { host, paths };
  const headers = {
    ...requestIdHeader(),
    ...(secret !== undefined && { [SITE_SECRET]: secret }),
    ...(page && { 'x-sc-route': encodeURI(page.path) }),
  };
  return { host, paths, ...(Object.keys(headers).length > 0 && { headers }) };
}

/** Returns the options of such a call for a visitor's search, which the platform counts as the visitor's when the site shares its secret. */
export function searchCallOptions(page: Pick<PageFacts, 'path' | 'language'>, host = servicesHost()): CallOptions {
  const options = { ...serverCallOptions(page, host), language: page.language };
  const visitor = currentVisitor();
  if (visitor === undefined || options.headers?.[SITE_SECRET] === undefined) return options;
  return { ...options, headers: { ...options.headers, [CLIENT_ADDRESS]: visitor } };
}
