import { videoGallery } from '#sitecore/definitions/renderings/video-gallery.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { LISTING_PHRASES } from '#src/features/listing/listing-phrases.ts';
import { VIDEO_PLAYER_ORIGINS } from '#src/features/video/origins.ts';
import type { VideoData } from '#src/features/video/video-data.ts';
import { VIDEO_PHRASES } from '#src/features/video/video-phrases.ts';
import { videoAddress } from './video-address.ts';

export const widget = defineWidget(videoGallery, {
  client: 'load',
  enhancement: true,
  dictionary: [...LISTING_PHRASES, ...VIDEO_PHRASES, 'videos_list', 'videos_categories', 'videos_all'],
  ...videoAddress.query,
  queryIsPersonal: false,
  origins: [VIDEO_PLAYER_ORIGINS],
});

export type VideoGalleryProps = WidgetProps<typeof widget, VideoData>;
