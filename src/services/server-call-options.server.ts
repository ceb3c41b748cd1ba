import { CALLS, isCallName } from '#sitecore/contracts/catalogue.ts';
import { env } from '#src/config/env.ts';
import type { CallOptions } from './call-service.ts';

/** Returns the options of a call that the site's server makes for a visitor: the host and paths of the services. */
export function serverCallOptions(): CallOptions {
  const { SERVICES_URL, SITECORE_API_HOST, SERVICE_PATHS } = env();
  const configured = Object.entries(SERVICE_PATHS).flatMap(([name, path]) =>
    isCallName(name) ? [[CALLS[name].path, path] as const] : [],
  );
  return { host: SERVICES_URL || SITECORE_API_HOST, paths: Object.fromEntries(configured) };
}
