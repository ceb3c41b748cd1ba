/** Timeout of a service call in the browser. */
export const SERVICE_TIMEOUT_MS = 10_000;

/** Timeout of the site's request to the platform: shorter, so that the visitor learns which one failed. */
export const SERVICE_PROXY_TIMEOUT_MS = 9_000;

/** Timeout of a call that streams a file: an upload over a slow connection takes minutes. */
export const SERVICE_STREAM_TIMEOUT_MS = 180_000;

/** Longest wait of a form for its captcha (document 2, section 9); then it is submitted as it is. */
export const CAPTCHA_TIMEOUT_MS = 15_000;

/** Longest wait for the response to a form, while its button shows that it is being sent (document 2, section 9). */
export const FORM_WATCH_MS = 60_000;

/** Age at which an unused captcha token is replaced by a new one: less than its validity. */
export const CAPTCHA_TOKEN_MAX_AGE_MS = 15 * 60_000;

/** Delay before text is checked for overflow, after layout or a resize of the window. */
export const CLAMP_CHECK_MS = 100;

/** Height in pixels by which text may exceed its box and still fit. */
export const CLAMP_TOLERANCE_PX = 5;

/** Time without scrolling after which a carousel stands at a slide. */
export const CAROUSEL_SETTLE_MS = 150;

/** Time for which a listing shows its items while others load; then their skeletons, which a quick response would only flash. */
export const LISTING_PENDING_MS = 150;

/** Debounce of suggestions, of site search and of the search for news after the last keystroke. */
export const SEARCH_DEBOUNCE_MS = 500;

/** Debounce of the search for Sahlha partners after the last keystroke (document 3, section 9). */
export const SAHLHA_SEARCH_DEBOUNCE_MS = 300;

/** Time after the last keystroke for which names of customers cannot be searched (document 2, section 9). */
export const NAME_SEARCH_PAUSE_MS = 300;
/** Pause in typing after which the locator filters by the text (document 2, section 9). */
export const LOCATOR_SEARCH_MS = 1000;

/** Time after which a map that has not opened counts as failed. */
export const MAP_WAIT_MS = 12_000;

/** Delay from opening the search popup to focusing its field. */
export const SEARCH_FOCUS_MS = 100;

/** Debounce of the strip above the header after scrolling (document 3, section 9). */
export const STRIP_DEBOUNCE_MS = 60;

/** Hover time on a second-level item before its mega-menu opens. */
export const MENU_HOVER_MS = 120;

/** Hover time on another item while the pointer crosses it on its way into the open menu. */
export const MENU_DIAGONAL_MS = 320;

/**
 * Interval at which the protection-test overlay measures the window's gap, and the gap in pixels above which it shows
 * (document 1, section 9).
 */
export const PROTECTION_TEST_POLL_MS = 1000;
export const PROTECTION_TEST_GAP_PX = 160;

/** Delay from load to marking late text. */
export const LATE_TEXT_MS = 500;

/** Delay from a back-navigation to marking late text. */
export const LATE_TEXT_BACK_MS = 100;

/** Delay after the last input until a live calculator's figures are announced. */
export const LIVE_SETTLE_MS = 900;

/** Delay after the last keystroke until a typed spending amount counts (document 1, section 9). */
export const SPENDING_COMMIT_MS = 600;

/** Idle time before the kiosk shows its warning. */
export const KIOSK_IDLE_MS = 60_000;

/** Time from the warning to the reset of the kiosk; WCAG 2.2.1 requires at least 20 s. */
export const KIOSK_WARNING_MS = 30_000;

/** Interval at which an idle kiosk renews its token, which is valid for 15 minutes. */
export const KIOSK_TOKEN_RENEWAL_MS = 300_000;

/** Age at which content kept in the site's memory is fetched again; a publish makes it older at once. */
export const CONTENT_MAX_AGE_MS = 60_000;

/** Time after a failed fetch of content until the next one; meanwhile the last good result is served. */
export const CONTENT_RETRY_MS = 5_000;

/** Time for which a request waits for new content when there is content since the last publish; then that is served. */
export const CONTENT_WAIT_MS = 1_000;

/** Time after a category of the hub was picked in which others are not (document 3, section 9). */
export const PICK_PAUSE_MS = 1000;

/** Time for which a copied promo code is confirmed (document 3, section 2.1). */
export const COPIED_MS = 2000;

/** Longest motion that starts by itself without a way to pause it (WCAG 2.2.2). */
export const LONGEST_MOTION_MS = 5000;

/** Time after which a frame that has not loaded counts as failed. */
export const FRAME_WAIT_MS = 10_000;

/** Time between the steps of a ring that turns to an offer further away. */
export const RING_STEP_MS = 140;

/** Time after a move of the product hero in which others are ignored (document 3, section 9). */
export const HERO_NAVIGATION_MS = 1000;

/** Delay of the hero card stack's intro, unless the page is scrolled before (document 3, section 9). */
export const STACK_INTRO_MS = 2000;

/** Delays of the animated hero between its anchor and its change: the first time, and later (document 3, section 4). */
export const FIRST_EXPANSION_MS = 100;
export const EXPANSION_MS = 10;

/** Time out of view after which the category hero fans its cards out again (document 3, section 4). */
export const FAN_AGAIN_MS = 1000;

/** Time before the end of a contract's session at which the tracker says so. */
export const SESSION_WARNING_MS = 120_000;
