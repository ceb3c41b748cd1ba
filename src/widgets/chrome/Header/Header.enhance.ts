import { moveByArrows } from './enhancement/move-by-arrows.ts';
import { closeMenus } from './enhancement/close-menus.ts';
import { openOnHover } from './enhancement/open-on-hover.ts';
import { showAsDialog } from './enhancement/show-as-dialog.ts';

/** Enhances the header: closes menus, opens them on hover, moves the focus by arrow keys, and makes the full-page menu a dialog. */
export function enhance(root: HTMLElement): void {
  closeMenus(root);
  openOnHover(root);
  moveByArrows(root);
  showAsDialog(root);
}
