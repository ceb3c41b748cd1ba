/** Dictionary keys of a film and of the dialog that plays it. */
export const VIDEO_PHRASES = ['video_play', 'video_transcript', 'video_failed', 'close', 'sign_in_new_tab'] as const;

export type VideoPhrases = Readonly<Record<(typeof VIDEO_PHRASES)[number], string>>;
