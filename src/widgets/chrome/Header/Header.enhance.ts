import { moveByArrows } from './enhancement/move-by-arrows.ts';
import { closeMenus } from './enhancement/close-menus.ts';
import { openOnHover } from './enhancement/open-on-hover.ts';

/** Enhances the header: closes menus, opens them on hover, and moves the focus by arrow keys. */
export function enhance(root: HTMLElement): void {
  closeMenus(root);
  openOnHover(root);
  moveByArrows(root);
}
