import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { embedSettings } from '#src/config/env.ts';
import type { AppPromoData } from './app-promo-data.ts';
import type { widget } from './AppPromo.widget.ts';
import { qrCode } from './qr-code.server.ts';

/** Longest address that gives a code with modules large enough for a camera. */
const LONGEST_ADDRESS = 200;

/** Returns the code of the address, which a camera needs in full. */
export function staticProps(
  _: unknown,
  _page: PageFacts,
  _query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<AppPromoData> {
  const { href } = read().fields.CodeLink;
  const url = href === '' ? null : URL.parse(href, embedSettings().PUBLIC_URL);
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return Promise.resolve({ code: url && isPage && url.href.length <= LONGEST_ADDRESS ? qrCode(url.href) : null });
}
