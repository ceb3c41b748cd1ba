/** Dictionary keys of the phrases of a frame. */
export const FRAME_PHRASES = [
  'frame_other_site',
  'frame_learns',
  'frame_show',
  'frame_show_full',
  'frame_open',
  'frame_loading',
  'frame_failed',
  'frame_failed_why',
  'frame_refused',
  'frame_refused_why',
  'search_retry',
  'sign_in_new_tab',
  'close',
] as const;

export type FramePhrases = Readonly<Record<(typeof FRAME_PHRASES)[number], string>>;
