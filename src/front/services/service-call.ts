import { CALLS, type Endpoint, isCallName } from '#sitecore/contracts/catalogue.ts';
import { env } from '#src/config/env.ts';

/** Paths of the site that the service proxy serves. */
const PREFIXES = ['/api/sitecore/', '/api/jss/'];

/** Returns the call at a path of the site, with its path on the platform; undefined for any other path. */
export function serviceCallAt(pathname: string): Endpoint | undefined {
  const requestedPath = pathname.toLowerCase();
  if (!PREFIXES.some((prefix) => requestedPath.startsWith(prefix))) return undefined;
  const name = Object.keys(CALLS)
    .filter(isCallName)
    .find((one) => CALLS[one].path.toLowerCase() === requestedPath);
  return name && { ...CALLS[name], path: env().SERVICE_PATHS[name] ?? CALLS[name].path };
}
