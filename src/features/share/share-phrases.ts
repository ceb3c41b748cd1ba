/** Dictionary keys of the links that share a page. */
export const SHARE_PHRASES = ['share', 'share_facebook', 'share_x', 'share_instagram', 'sign_in_new_tab'] as const;

export type SharePhrases = Readonly<Record<(typeof SHARE_PHRASES)[number], string>>;
