import { moveByArrows } from './behaviour/arrows.ts';
import { closeMenus } from './behaviour/close-menus.ts';
import { openOnHover } from './behaviour/hover.ts';
import { rememberLanguage } from './behaviour/language.ts';
import { followScrolling } from './behaviour/scrolling.ts';

/** What the header's HTML cannot do by itself: close what is open, open on hover, move by arrow keys, follow scrolling. */
export function start(root: HTMLElement): void {
  closeMenus(root);
  openOnHover(root);
  moveByArrows(root);
  rememberLanguage(root);
  followScrolling(root);
}
