import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { withListedChoices } from '#src/features/listing/list-choices.ts';
import { staticProps as loadVideoData } from '#src/features/video/video-data.server.ts';
import type { VideoData } from '#src/features/video/video-data.ts';
import { shownVideos } from './shown-videos.ts';
import { videoAddress } from './video-address.ts';
import type { widget } from './VideoGallery.widget.ts';

/** Returns if players of providers may be shown; pages of each category and page number are cached. */
export async function staticProps(
  _: unknown,
  _page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<VideoData> {
  const { Categories, videos } = read().fields;
  const { listed } = shownVideos(videos, Categories, query);
  return withListedChoices(videoAddress, await loadVideoData(), listed, {
    category: Categories.map(({ name }) => name),
  });
}
