import type { PageFacts } from '#src/cms/widget.ts';
import type { FilmSource } from './film-source.ts';
import type { Video } from './video.ts';

interface VideoPlayerProps {
  readonly source: FilmSource;
  readonly video: Video;
  readonly page: PageFacts;
}

/** Renders what plays a film: the browser's own player with captions, or the frame of a provider. Controls run left to right. */
export function VideoPlayer({ source, video: { Title, Poster, Captions }, page: { language } }: VideoPlayerProps) {
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
      {Captions && (
        <track kind="captions" srcLang={language} label={LANGUAGE_NAMES[language]} src={Captions.src} default />
      )}
    </video>
  );
}

/** Names of the languages in themselves. */
const LANGUAGE_NAMES = { ar: 'العربية', en: 'English' } as const;
