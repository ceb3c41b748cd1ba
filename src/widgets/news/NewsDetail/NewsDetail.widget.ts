import { newsDetail } from '#sitecore/definitions/renderings/news-detail.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { SHARE_PHRASES } from '#src/features/share/share-phrases.ts';
import { pluralKeys } from '#src/i18n/plural.ts';
import type { NewsDetailData } from './NewsDetail.server.ts';

export const widget = defineWidget(newsDetail, { dictionary: [...SHARE_PHRASES, ...pluralKeys('news_minutes')] });

export type NewsDetailProps = WidgetProps<typeof widget, NewsDetailData>;
