import { isAllowedOrigin } from '#src/config/allowed-origins.ts';

/** A page for a frame: the site's own, that of an allowed origin, or one that may only be linked. */
export type FrameSource =
  | { readonly kind: 'own'; readonly href: string }
  | { readonly kind: 'other' | 'refused'; readonly href: string; readonly host: string };

interface FrameOrigins {
  /** Origin of the site. */
  readonly own: string;
  /** Other origins whose pages frames may show; `*` in one stands for any part of a name. */
  readonly allowed: readonly string[];
}

/** Returns the source of a frame at an address; undefined for one that is no http(s) address. */
export function frameSource(href: string, { own, allowed }: FrameOrigins): FrameSource | undefined {
  const url = URL.parse(href, own);
  if (href === '' || (url?.protocol !== 'https:' && url?.protocol !== 'http:')) return undefined;
  if (url.origin === new URL(own).origin) return { kind: 'own', href: url.pathname + url.search + url.hash };
  const kind = isAllowedOrigin(url.origin, allowed) ? 'other' : 'refused';
  return { kind, href: url.href, host: url.host };
}
