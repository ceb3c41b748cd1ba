import { videoCard } from '#sitecore/definitions/renderings/video-card.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { VIDEO_PLAYER_ORIGINS } from '#src/features/video/origins.ts';
import type { VideoData } from '#src/features/video/video-data.ts';
import { VIDEO_PHRASES } from '#src/features/video/video-phrases.ts';

export const widget = defineWidget(videoCard, {
  client: 'visible',
  enhancement: true,
  dictionary: VIDEO_PHRASES,
  origins: [VIDEO_PLAYER_ORIGINS],
});

export type VideoCardProps = WidgetProps<typeof widget, VideoData>;
