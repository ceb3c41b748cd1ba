import { moveByArrows } from './enhancement/move-by-arrows.ts';
import { closeMenus } from './enhancement/close-menus.ts';
import { openOnHover } from './enhancement/open-on-hover.ts';
import { rememberLanguage } from './enhancement/remember-language.ts';
import { trackScrolling } from './enhancement/track-scrolling.ts';

/** What the header's HTML cannot do by itself: close what is open, open on hover, move by arrow keys, follow scrolling. */
export function enhance(root: HTMLElement): void {
  closeMenus(root);
  openOnHover(root);
  moveByArrows(root);
  rememberLanguage(root);
  trackScrolling(root);
}
