import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { loadFrame } from '#src/features/frame/load-frame.server.ts';
import type { widget } from './FrameBlock.widget.ts';

/** Returns the source of the frame. */
export const staticProps = (_: unknown, _page: PageFacts, _query: UrlQuery, read: ReadWidget<typeof widget>) =>
  loadFrame(read().fields.Link.href);
