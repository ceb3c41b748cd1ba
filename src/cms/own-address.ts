import { env } from '#src/config/env.ts';

/** Media as Sitecores write their addresses: with or without a slash, below the shell, in the older spelling too. */
const MEDIA = /^\/?(?:sitecore\/shell\/)?([-~])\/(media|jssmedia)\//i;

/** A link by an item's id, which only the Sitecore itself can follow. */
const ITEM_LINK = /^\/?(?:sitecore\/shell\/)?~\/link\.aspx/i;

/**
 * Returns an address of content as the site serves it: those of its own hosts, the content platform's too, as paths, and media from its
 * root; "" for a link by an item's id, which leads nowhere. Other addresses are unchanged.
 */
export function ownAddress(address: string): string {
  const path = pathOf(address.trim());
  if (ITEM_LINK.test(path)) return '';
  return path.replace(MEDIA, '/$1/$2/');
}

/** Returns the path of an address at one of the site's hosts; other addresses unchanged. */
function pathOf(address: string): string {
  if (!/^(?:https?:)?\/\//i.test(address)) return address;
  const url = URL.parse(address, 'https://site');
  if (!url || !ownHosts().has(url.host)) return address;
  return url.pathname + url.search + url.hash;
}

let hosts: ReadonlySet<string> | undefined;

const ownHosts = (): ReadonlySet<string> =>
  (hosts ??= new Set([env().SITECORE_API_HOST, env().PUBLIC_URL].map((origin) => new URL(origin).host)));
