import { MENU_DIAGONAL_MS, MENU_HOVER_MS } from '#src/config/timings/header.ts';
import { isIn, isNarrow } from './menus.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens a mega menu when the mouse rests on its item, and closes it when the mouse moves onto the page below. */
export function openOnHover(root: HTMLElement): void {
  const mega = [...root.querySelectorAll<HTMLDetailsElement>('[data-menu=mega]')];
  const hover = new HoverIntent(mega);
  const byMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';
  document.addEventListener('pointermove', (event) => {
    if (byMouse(event)) hover.moveTo(event);
  });
  for (const menu of mega) {
    const summary = menu.querySelector('summary');
    summary?.addEventListener('pointerenter', (event) => {
      if (byMouse(event) && !isNarrow(root)) hover.enter(menu, event);
    });
    summary?.addEventListener('pointerleave', () => hover.leave());
    summary?.addEventListener('click', (event) => {
      // A click right after the hover opened the menu means to open it, so it must not close it.
      if (hover.keepsOpen(menu)) event.preventDefault();
    });
  }
  // The mouse may rest on an item since before this code was loaded.
  const hovered = mega.find((menu) => menu.querySelector('summary')?.matches(':hover'));
  if (hovered && !isNarrow(root) && matchMedia('(hover: hover)').matches) hover.enter(hovered, ORIGIN);
  const scrim = root.querySelector<HTMLElement>('[data-scrim]');
  scrim?.addEventListener('click', () => hover.close());
  scrim?.addEventListener('pointerenter', (event) => {
    // The overlay appears under a still pointer, which fires pointerenter without a movement.
    if (byMouse(event) && hover.comesFromElsewhere(event)) hover.close();
  });
}

/** Stands for a position that is not known: no menu is open that the mouse could be heading for. */
const ORIGIN = { clientX: 0, clientY: 0 };

class HoverIntent {
  readonly #menus: readonly HTMLDetailsElement[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened: HTMLDetailsElement | undefined;
  #last: Point = { x: 0, y: 0 };

  constructor(menus: readonly HTMLDetailsElement[]) {
    this.#menus = menus;
  }

  moveTo({ clientX: x, clientY: y }: PointerEvent): void {
    this.#last = { x, y };
  }

  enter(menu: HTMLDetailsElement, { clientX: x, clientY: y }: Pick<PointerEvent, 'clientX' | 'clientY'>): void {
    this.leave();
    if (menu.open) return;
    const other = this.#openMenu();
    const crossing = other && isMovingInto({ x, y }, this.#last, other);
    this.#timer = setTimeout(() => this.#open(menu), crossing ? MENU_DIAGONAL_MS : MENU_HOVER_MS);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Returns true for the first click after hovering opened this menu: the click then leaves it open. */
  keepsOpen(menu: HTMLDetailsElement): boolean {
    const keeps = menu.open && this.#opened === menu;
    this.#opened = undefined;
    return keeps;
  }

  comesFromElsewhere({ clientX, clientY }: PointerEvent): boolean {
    return clientX !== this.#last.x || clientY !== this.#last.y;
  }

  close(): void {
    this.leave();
    this.#opened = undefined;
    const menu = this.#openMenu();
    if (!menu) return;
    const hadFocus = isIn(menu, document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus({ preventScroll: true });
  }

  #openMenu(): HTMLDetailsElement | undefined {
    return this.#menus.find(({ open }) => open);
  }

  #open(menu: HTMLDetailsElement): void {
    menu.open = true;
    this.#opened = menu;
  }
}

/** Returns true when the pointer, moving from `from` to `to`, is heading for the panel of an open menu. */
function isMovingInto(to: Point, from: Point, menu: HTMLDetailsElement): boolean {
  const panel = menu.querySelector('form')?.getBoundingClientRect();
  if (!panel || to.y <= from.y) return false;
  // The extrapolated movement crosses the panel's upper edge at this x.
  const crossingX = from.x + ((to.x - from.x) * (panel.top - from.y)) / (to.y - from.y);
  return crossingX >= panel.left && crossingX <= panel.right;
}
