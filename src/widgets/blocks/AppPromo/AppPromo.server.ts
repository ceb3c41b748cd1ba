import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { qrCodeOfLink } from '#src/features/qr-code/qr-code.server.ts';
import type { AppPromoData } from './app-promo-data.ts';
import type { widget } from './AppPromo.widget.ts';

/** Returns the code of the address. */
export const staticProps = (
  _: unknown,
  _page: PageFacts,
  _query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<AppPromoData> => Promise.resolve({ code: qrCodeOfLink(read().fields.CodeLink.href) });
