import { isNarrow, scopeOf } from './menus.ts';

const STOPS = 'a[href], summary';

/** Rows and lists; the links of a mega menu are one list. */
const LISTS = '[data-arrows], [data-menu=mega] > form';

/** Moves the focus by arrow keys, Home and End along a row of the header, in reading direction, or along an open list. */
export function moveByArrows(root: HTMLElement): void {
  root.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
    // In the full-page menu arrow keys scroll.
    if (target.closest('[data-panel]') && isNarrow(root)) return;
    const next = nextStop(target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

function nextStop(from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown' && from.matches('summary')) return intoMenu(from);
  const list = from.closest<HTMLElement>(LISTS);
  if (!list) return undefined;
  const stops = [...list.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.closest(LISTS) === list && stop.checkVisibility(),
  );
  const step = stepOf(key, list);
  if (step === undefined) return undefined;
  if (step === 'first') return stops[0];
  if (step === 'last') return stops.at(-1);
  const at = stops.indexOf(from) + step;
  // Arrow up on the first link of an open menu returns to its summary.
  if (at < 0 && !isRow(list)) return openerOf(list);
  return stops.at(at % stops.length);
}

/** Opens the menu of a summary and returns its first focusable element; undefined when the summary opens no menu. */
function intoMenu(summary: HTMLElement): HTMLElement | undefined {
  const menu = summary.parentElement;
  if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu === undefined) return undefined;
  menu.open = true;
  const stops = [...scopeOf(menu).querySelectorAll<HTMLElement>(STOPS)];
  return stops.find((stop) => stop !== summary && stop.checkVisibility());
}

const isRow = (list: HTMLElement): boolean => list.dataset.arrows === 'inline';

const openerOf = (list: HTMLElement): HTMLElement | undefined =>
  list.closest('details[data-menu]')?.querySelector('summary') ?? undefined;

function stepOf(key: string, list: HTMLElement): 1 | -1 | 'first' | 'last' | undefined {
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (!isRow(list)) return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
  const ahead = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === ahead) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : undefined;
}
