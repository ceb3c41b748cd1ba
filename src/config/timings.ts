/** How long a call of the bank's services may take before the visitor's wait ends. */
export const SERVICE_TIMEOUT_MS = 10_000;

/** How long the site waits for the platform on a visitor's behalf: less, so that the visitor is told who did not answer. */
export const SERVICE_PROXY_TIMEOUT_MS = 9_000;

/** How long after text is laid out, or its window resized, it is asked whether it overflows. */
export const CLAMP_CHECK_MS = 100;

/** How many pixels text may be taller than its box and still count as fitting. */
export const CLAMP_TOLERANCE_PX = 5;

/** How long after the last keystroke a search is made: suggestions and the site search. */
export const SEARCH_DEBOUNCE_MS = 500;

/** How long after the search popup opens its field takes the focus. */
export const SEARCH_FOCUS_MS = 100;

/** How long the strip above the header waits until scrolling has settled (document 3, section 9). */
export const STRIP_DEBOUNCE_MS = 60;

/** How long a pointer rests on a second-level item before its mega-menu opens. */
export const MENU_HOVER_MS = 120;

/** How long another item waits while the pointer is on its way, across it, into the open menu. */
export const MENU_DIAGONAL_MS = 320;

/** How often the protection-test overlay asks for the window's gap, and over how many pixels it shows (document 1, section 9). */
export const PROTECTION_TEST_POLL_MS = 1000;
export const PROTECTION_TEST_GAP_PX = 160;

/** How long after a page has loaded its late text is written as its language writes it. */
export const LATE_TEXT_MS = 500;

/** The same after someone has come back to a page. */
export const LATE_TEXT_BACK_MS = 100;

/** How long after the last entry the figures of a live calculator are settled, and said to those who listen. */
export const LIVE_SETTLE_MS = 900;

/** How long after the last keystroke a typed amount of spending counts (document 1, section 9). */
export const SPENDING_COMMIT_MS = 600;

/** How long nobody touches the queue screen before it asks whether anybody is still there. */
export const KIOSK_IDLE_MS = 60_000;

/** How long it then waits before it forgets the visitor; WCAG 2.2.1 asks for 20 s at least. */
export const KIOSK_WARNING_MS = 30_000;

/** How often the queue screen renews its token while nobody uses it: a token lives for 15 minutes. */
export const KIOSK_TOKEN_RENEWAL_MS = 300_000;
