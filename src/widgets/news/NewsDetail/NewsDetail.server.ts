import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';

/** Server data of an article. */
export interface NewsDetailData {
  /** Absolute URL of its page, to be shared. */
  readonly url: string;
}

export const staticProps = (_: unknown, { path, language }: PageFacts): Promise<NewsDetailData> =>
  Promise.resolve({ url: env().PUBLIC_URL + localizeHref(path, language) });
