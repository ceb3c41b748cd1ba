import { stockCard } from '#sitecore/definitions/renderings/stock-card.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import type { FrameData } from '#src/features/frame/frame-data.ts';
import { FRAME_PHRASES } from '#src/features/frame/frame-phrases.ts';

export const widget = defineWidget(stockCard, { client: 'visible', enhancement: true, dictionary: FRAME_PHRASES });

export type StockCardProps = WidgetProps<typeof widget, FrameData>;
