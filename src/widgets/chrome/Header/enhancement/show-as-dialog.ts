import { scopeOf } from './menus.ts';

/** Makes the full-page menu a named modal dialog while it is open: what stands beside its toggle cannot be reached. */
export function showAsDialog(root: HTMLElement): void {
  const menu = root.querySelector<HTMLDetailsElement>('[data-menu=mobile]');
  if (!menu) return;
  const dialog = scopeOf(menu);
  const label = menu.querySelector('summary')?.ariaLabel ?? null;
  const beside = [...(dialog.parentElement?.children ?? [])].filter((part) => part !== dialog);
  const update = (): void => {
    const { open } = menu;
    dialog.role = open ? 'dialog' : null;
    dialog.ariaModal = open ? 'true' : null;
    dialog.ariaLabel = open ? label : null;
    for (const part of beside) part.toggleAttribute('inert', open);
  };
  menu.addEventListener('toggle', update);
  update();
}
