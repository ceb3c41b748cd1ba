import { EditOnlyText } from '#src/cms/fields/EditOnlyText.tsx';
import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { PageFacts } from '#src/cms/widget.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { formatDuration } from './duration.ts';
import { filmSource, type FilmSource } from './film-source.ts';
import type { Video } from './video.ts';
import type { VideoPhrases } from './video-phrases.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

interface VideoItemProps {
  readonly video: Video;
  readonly level: 2 | 3;
  /** Size of its title; medium by default. */
  readonly size?: 'md' | '2xl';
  /** False where a provider's player may not be shown: its film is then a link to its page. */
  readonly players: boolean;
  readonly phrases: VideoPhrases;
  readonly page: PageFacts;
}

/**
 * Renders a film: its poster as a link that `enhanceVideos` opens in a dialog, its title, and what it shows in words. Without
 * scripts the link opens the film itself.
 */
export function VideoItem({ video, level, size = 'md', players, phrases, page }: VideoItemProps) {
  const edited = page.state === 'edit';
  const source = filmSource(video.File?.src ?? video.VideoLink.href);
  const isPlayed = source?.kind === 'file' || (source?.kind === 'player' && players);
  return (
    <article className="video" data-video="">
      {edited || !source ? (
        <div className="video-poster">
          <Poster {...video} page={page} />
        </div>
      ) : (
        <PosterLink source={source} isPlayed={isPlayed} {...{ video, phrases, page }} />
      )}
      <div className="video-words">
        <Heading level={level} size={size}>
          <Text field={video.Title} />
        </Heading>
        {isShown(video.Description) && (
          <p className="mt-1 text-sm text-pretty text-text-2">
            <Text field={video.Description} />
          </p>
        )}
        {isShown(video.Transcript) && (
          <details className="video-transcript" open={edited}>
            <summary>{phrases.video_transcript}</summary>
            <RichText field={video.Transcript} />
          </details>
        )}
        {edited && <EditedFields {...video} />}
      </div>
      {isPlayed && !edited && (
        <template data-player="">
          <VideoPlayer source={source} video={video} page={page} />
        </template>
      )}
    </article>
  );
}

interface PosterLinkProps extends Pick<VideoItemProps, 'video' | 'phrases' | 'page'> {
  readonly source: FilmSource;
  readonly isPlayed: boolean;
}

function PosterLink({ source, isPlayed, video, phrases, page }: PosterLinkProps) {
  const isElsewhere = source.kind !== 'file';
  return (
    <a
      href={source.href}
      className="video-poster"
      {...(isPlayed && { 'data-play': '' })}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Poster {...video} page={page} />
      <span className="sr-only">
        {`${phrases.video_play}: ${video.Title.value}`}
        {isElsewhere && !isPlayed && ` (${phrases.sign_in_new_tab})`}
      </span>
    </a>
  );
}

const Poster = ({ Poster: picture, Duration, page }: Video & { readonly page: PageFacts }) => (
  <>
    {isPictureShown(picture) && <Picture field={picture} />}
    <span aria-hidden="true" className="video-play">
      <Star className="video-play-star" />
      <Icon name="play" />
    </span>
    {Duration !== null && Duration > 0 && (
      <bdi className="video-duration">{formatDuration(Duration, page.language)}</bdi>
    )}
  </>
);

/** Renders what visitors do not read: the provider's address, and the names of the categories. */
const EditedFields = ({ VideoLink, Category }: Video) => (
  <>
    <p className="mt-2 text-sm">
      <Link {...linkProps(VideoLink)}>
        <LinkText field={VideoLink} />
      </Link>
    </p>
    {Category.map(({ id, fields }) => (
      <EditOnlyText key={id} field={fields.Title} />
    ))}
  </>
);
