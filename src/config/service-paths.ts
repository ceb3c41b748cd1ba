import { type CallName, isCallName } from '#sitecore/contracts/catalogue.ts';

export type ServicePaths = Readonly<Partial<Record<CallName, string>>>;

/** Reads `call=/path,…`: where the platform has calls under other paths than the catalogue's; undefined when it is anything else. */
export function readServicePaths(text: string): ServicePaths | undefined {
  const paths: Partial<Record<CallName, string>> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const [name = '', path = ''] = part.split('=').map((one) => one.trim());
    if (!isCallName(name) || !/^\/[\w/.-]+$/.test(path)) return undefined;
    paths[name] = path;
  }
  return paths;
}
