import { frameBlock } from '#sitecore/definitions/renderings/frame-block.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import type { FrameData } from '#src/features/frame/frame-data.ts';
import { FRAME_PHRASES } from '#src/features/frame/frame-phrases.ts';

export const widget = defineWidget(frameBlock, { client: 'visible', enhancement: true, dictionary: FRAME_PHRASES });

export type FrameBlockProps = WidgetProps<typeof widget, FrameData>;
