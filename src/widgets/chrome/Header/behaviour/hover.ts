import { MENU_DIAGONAL_MS, MENU_HOVER_MS } from '#src/config/timings.ts';
import { isIn, menusIn } from './menus.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens the mega-menus under a resting mouse pointer, and closes them when it comes upon the page beneath. */
export function openOnHover(root: HTMLElement): void {
  const mega = menusIn(root).filter(({ dataset }) => dataset.menu === 'mega');
  const hover = new Hover(mega);
  const byMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';
  root.addEventListener('pointermove', (event) => {
    if (byMouse(event)) hover.moveTo(event);
  });
  for (const menu of mega) {
    const summary = menu.querySelector('summary');
    summary?.addEventListener('pointerenter', (event) => {
      if (byMouse(event) && !isScrim(event.target)) hover.enter(menu, event);
    });
    summary?.addEventListener('pointerleave', () => hover.leave());
    summary?.addEventListener('click', (event) => {
      // A click on what the pointer has just opened by coming there means to open it.
      if (hover.hasOpened(menu) && !isScrim(event.target)) event.preventDefault();
    });
    menu.querySelector('[data-scrim]')?.addEventListener('pointerenter', (event) => {
      if (event instanceof PointerEvent && byMouse(event)) hover.close(menu);
    });
  }
}

const isScrim = (target: EventTarget | null): boolean => target instanceof HTMLElement && 'scrim' in target.dataset;

class Hover {
  readonly #menus: readonly HTMLDetailsElement[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened: { readonly menu: HTMLDetailsElement; readonly at: number } | undefined;
  #last: Point = { x: 0, y: 0 };

  constructor(menus: readonly HTMLDetailsElement[]) {
    this.#menus = menus;
  }

  moveTo({ clientX: x, clientY: y }: PointerEvent): void {
    this.#last = { x, y };
  }

  enter(menu: HTMLDetailsElement, { clientX: x, clientY: y }: PointerEvent): void {
    this.leave();
    if (menu.open) return;
    const other = this.#menus.find(({ open }) => open);
    const crossing = other && isBetween({ x, y }, this.#last, other);
    this.#timer = setTimeout(() => this.#open(menu), crossing ? MENU_DIAGONAL_MS : MENU_HOVER_MS);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  hasOpened(menu: HTMLDetailsElement): boolean {
    const { menu: opened, at = 0 } = this.#opened ?? {};
    return opened === menu && menu.open && performance.now() - at < MENU_DIAGONAL_MS * 2;
  }

  close(menu: HTMLDetailsElement): void {
    this.leave();
    const hadFocus = isIn(menu, document.activeElement);
    menu.open = false;
    if (hadFocus) menu.querySelector('summary')?.focus({ preventScroll: true });
  }

  #open(menu: HTMLDetailsElement): void {
    menu.open = true;
    this.#opened = { menu, at: performance.now() };
  }
}

/** Whether a pointer that came to a point from another one is on its way into the panel of an open menu. */
function isBetween(to: Point, from: Point, menu: HTMLDetailsElement): boolean {
  const panel = menu.querySelector('[data-panel]')?.getBoundingClientRect();
  if (!panel || to.y <= from.y) return false;
  // Where its way, drawn on, meets the panel's upper edge.
  const reach = from.x + ((to.x - from.x) * (panel.top - from.y)) / (to.y - from.y);
  return reach >= panel.left && reach <= panel.right;
}
