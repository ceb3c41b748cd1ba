import { isIn, isNarrow, openMenusIn, scopeOf } from './menus.ts';

const close = (menu: HTMLDetailsElement): void => {
  menu.open = false;
};

/**
 * Closes menus on Escape, on a pointer press or focus outside, after a click on a link, on pagehide, so that none is open
 * after Back, when the device is rotated, and when the navigation becomes a row or a full-page menu.
 */
export function closeMenus(root: HTMLElement): void {
  const closeAll = (): void => openMenusIn(root).forEach(close);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeOnEscape(root, event);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenusIn(root)) if (!isIn(menu, target)) close(menu);
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    for (const menu of openMenusIn(root))
      if (relatedTarget && menu.dataset.menu !== 'mobile' && !isIn(menu, relatedTarget)) close(menu);
  });
  root.addEventListener('click', ({ target }) => {
    // Close after the navigation has started: a link within the page closes nothing by itself.
    if (target instanceof Element && target.closest('a[href]')) setTimeout(closeAll);
  });
  addEventListener('pagehide', closeAll);
  matchMedia('(orientation: portrait)').addEventListener('change', closeAll);
  closeOnLayoutChange(root);
  resetFiltersOnOpen(root);
}

function closeOnEscape(root: HTMLElement, event: KeyboardEvent): void {
  const menu = openMenusIn(root).at(-1);
  if (!menu) return;
  event.preventDefault();
  const hadFocus = isIn(menu, document.activeElement);
  close(menu);
  if (hadFocus) menu.querySelector('summary')?.focus();
}

/** Closes every menu, also one that is a disclosure of the full-page menu, when the window passes 1280 px. */
function closeOnLayoutChange(root: HTMLElement): void {
  let wasNarrow = isNarrow(root);
  addEventListener('resize', () => {
    if (isNarrow(root) === wasNarrow) return;
    wasNarrow = !wasNarrow;
    for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) close(menu);
  });
}

/** Resets the filter chips each time the full-page menu or a part of it opens. */
function resetFiltersOnOpen(root: HTMLElement): void {
  const reset = ({ target }: Event): void => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const form of scopeOf(target).querySelectorAll('form')) form.reset();
  };
  root.addEventListener('toggle', reset, { capture: true });
}
