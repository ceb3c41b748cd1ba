import type { FrameSource } from './frame-source.ts';

/** Data of a widget with a frame. */
export interface FrameData {
  /** Null when the author gave no http(s) address. */
  readonly source: FrameSource | null;
  /** Origins besides the site's own whose pages may have files downloaded. */
  readonly origins: readonly string[];
}
