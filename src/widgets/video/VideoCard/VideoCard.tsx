import { VideoDialog } from '#src/features/video/VideoDialog.tsx';
import { VideoItem } from '#src/features/video/VideoItem.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { VideoCardProps } from './VideoCard.widget.ts';

/** Renders a film and the dialog in which it plays. */
export const VideoCard = ({ uid, fields, phrases, page, data: { players } }: VideoCardProps) => (
  <Section>
    <Wrap className="video-alone">
      <VideoItem video={fields} level={2} size="2xl" players={players} phrases={phrases} page={page} />
      {page.state !== 'edit' && <VideoDialog id={uid} phrases={phrases} />}
    </Wrap>
  </Section>
);
