import type { ReactNode } from 'react';
import { Text } from '#src/cms/fields/Text.tsx';
import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { ChoiceButtons } from '#src/features/listing/ChoiceButtons.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { VideoDialog } from '#src/features/video/VideoDialog.tsx';
import { VideoItem } from '#src/features/video/VideoItem.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { shownVideos, videosOf } from './shown-videos.ts';
import { ALL, videoAddress } from './video-address.ts';
import type { VideoGalleryProps } from './VideoGallery.widget.ts';

/** The most page numbers (document 3, section 9). */
const PAGE_BUTTONS = 5;

/** Films that show that others load: two rows of a wide window. */
const SKELETONS = 8;

/** Renders films under tabs of their categories, page by page, and the dialog in which they play. */
export function VideoGallery(props: VideoGalleryProps) {
  const { uid, fields, phrases, page, query, data } = props;
  const { state, listed } = shownVideos(fields.videos, fields.Categories, query);
  const values = videoAddress.write(state);
  const films = { level: 2, players: data.players, phrases, page } as const;
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Description} />
      <Listing values={values}>
        <div className="pt-8 pb-7">
          <Tabs {...props} />
        </div>
        {page.state === 'edit' ? (
          <ul className="video-grid">
            {fields.videos.map(({ id, fields: video }) => (
              <li key={id}>
                <VideoItem video={video} {...films} />
              </li>
            ))}
          </ul>
        ) : (
          <ListingResults
            label={phrases.videos_list}
            listed={{ kind: 'loaded', ...listed }}
            values={values}
            grid="video-grid"
            skeleton={<Skeleton />}
            skeletons={SKELETONS}
            pageButtons={PAGE_BUTTONS}
            phrases={phrases}
            page={page}
          >
            {({ id, fields: video }) => (
              <li key={id}>
                <VideoItem video={video} {...films} />
              </li>
            )}
          </ListingResults>
        )}
      </Listing>
      {page.state !== 'edit' && <VideoDialog id={uid} phrases={phrases} />}
    </Wrap>
  );
}

/** Renders a tab for all films and one for each category that has any, each with its number. */
function Tabs({ fields: { Categories, videos }, phrases, page, query }: VideoGalleryProps) {
  const { state } = shownVideos(videos, Categories, query);
  const tabOf = (value: string, title: ReactNode) => ({
    value,
    label: (
      <>
        {title}
        <small className="ms-1.5 text-2xs">{formatNumber(videosOf(videos, value).length, page.language)}</small>
      </>
    ),
  });
  const tabs = Categories.filter(({ name }) => page.state === 'edit' || videosOf(videos, name).length > 0);
  return (
    <ChoiceButtons
      page={page}
      label={phrases.videos_categories}
      name="category"
      chosen={state.category}
      choices={[
        tabOf(ALL, phrases.videos_all),
        ...tabs.map(({ name, fields }) => tabOf(name, <Text field={fields.Title} />)),
      ]}
      others={videoAddress.others(state, 'category')}
    />
  );
}

const Skeleton = () => (
  <li>
    <span className="skeleton aspect-video" />
    <span className="mt-3 skeleton h-6 w-3/4" />
  </li>
);
