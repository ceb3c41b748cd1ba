import { type CallName, isCallName } from '#sitecore/contracts/catalogue.ts';

export type ServicePaths = Readonly<Partial<Record<CallName, string>>>;

/**
 * Parses `call=/path,…`, the platform's paths that differ from the catalogue's; returns undefined when anything else
 * is in it.
 */
export function readServicePaths(text: string): ServicePaths | undefined {
  const paths: Partial<Record<CallName, string>> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', path = ''] = part.split('=').map((one) => one.trim());
    if (!isCallName(name) || !/^\/[\w/.-]+$/.test(path)) return undefined;
    paths[name] = path;
  }
  return paths;
}
