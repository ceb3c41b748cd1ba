/** Delay from opening the search popup to focusing its field. */
export const SEARCH_FOCUS_MS = 100;

/** Hover time on a second-level item before its mega-menu opens. */
export const MENU_HOVER_MS = 120;

/** Hover time on another item while the pointer crosses it on its way into the open menu. */
export const MENU_DIAGONAL_MS = 320;
