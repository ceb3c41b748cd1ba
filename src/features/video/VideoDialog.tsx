import { Icon } from '#src/ui/icon/Icon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { VideoPhrases } from './video-phrases.ts';

interface VideoDialogProps {
  /** Unique on the page. */
  readonly id: string;
  readonly phrases: VideoPhrases;
}

/** Renders a template of the dialog that `enhanceVideos` fills with a film: without a film it has no title. */
export const VideoDialog = ({ id, phrases }: VideoDialogProps) => (
  <template data-films="">
    <dialog
      aria-labelledby={`${id}-film`}

      className="modal video-dialog sm:max-h-[calc(100dvh-2rem)] sm:w-[min(100%-2*var(--gutter),60rem,max((100dvh-11rem)*16/9,20rem))]"
    >
      <div className="video-dialog-content">
        <div className="video-dialog-head">
          <Heading level={2} size="lg" id={`${id}-film`}>
            <span data-title="" />
          </Heading>
          <button type="button" data-close="" aria-label={phrases.close} className="video-dialog-close">
            <Icon name="close" />
          </button>
        </div>
        <div data-screen="" className="video-screen" />
        <p role="alert" data-failed={phrases.video_failed} className="video-failed" />
        <div data-words="" className="video-dialog-words" />
      </div>
    </dialog>
  </template>
);
