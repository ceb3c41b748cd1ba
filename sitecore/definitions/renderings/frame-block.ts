import { option, textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { frame as datasource } from '../templates/frame.ts';

/** An embedded frame. */
export const frameBlock = rendering('FrameBlock', {
  datasource,
  params: {
    /** `block`, `small` for a line of figures, or `full` as wide as the window, over a page that does not scroll. */
    size: option('block', 'small', 'full'),
    /** Element id for links from elsewhere. */
    RenderingIdentifier: textParam(),
  },
});
