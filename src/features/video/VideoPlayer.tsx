import type { FileValue } from '#sitecore/definitions/fields/file.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { LANGUAGE_NAMES, otherLanguage } from '#src/i18n/language.ts';
import type { FilmSource } from './film-source.ts';
import type { Video } from './video.ts';

interface VideoPlayerProps {
  readonly source: FilmSource;
  readonly video: Video;
  readonly page: PageFacts;
}

/** Renders what plays a film: the browser's own player with captions, or the frame of a provider. Controls run left to right. */
export function VideoPlayer({
  source,
  video: { Title, Poster, Captions, OtherCaptions },
  page: { language },
}: VideoPlayerProps) {
  if (source.kind === 'player')
    return (
      <iframe
        src={source.player}
        title={Title.value}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <video
      controls
      playsInline
      preload="metadata"
      dir="ltr"
      aria-label={Title.value}
      src={source.href}
      {...(Poster.src !== '' && { poster: Poster.src })}
    >
      {Captions && <CaptionsTrack file={Captions} language={language} default />}
      {OtherCaptions && <CaptionsTrack file={OtherCaptions} language={otherLanguage(language)} />}
    </video>
  );
}

interface CaptionsTrackProps {
  readonly file: FileValue;
  readonly language: Language;
  /** Shown unless the visitor chooses another. */
  readonly default?: boolean;
}

const CaptionsTrack = ({ file: { src }, language, ...shown }: CaptionsTrackProps) => (
  <track kind="captions" srcLang={language} label={LANGUAGE_NAMES[language]} src={src} {...shown} />
);
