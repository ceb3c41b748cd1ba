import { moveByArrows } from './enhancement/move-by-arrows.ts';
import { closeMenus } from './enhancement/close-menus.ts';
import { openOnHover } from './enhancement/open-on-hover.ts';
import { rememberLanguage } from './enhancement/remember-language.ts';
import { trackScrolling } from './enhancement/track-scrolling.ts';

/** Enhances the header: closes menus, opens them on hover, moves the focus by arrow keys, remembers the language, tracks scrolling. */
export function enhance(root: HTMLElement): void {
  closeMenus(root);
  openOnHover(root);
  moveByArrows(root);
  rememberLanguage(root);
  trackScrolling(root);
}
