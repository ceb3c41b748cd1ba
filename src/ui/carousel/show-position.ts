import type { Language } from '#sitecore/definitions/language.ts';
import { formatInteger } from '#src/i18n/integers.ts';
import { languageOf } from '#src/i18n/language.ts';
import { fill } from '#src/i18n/phrase.ts';

const COMMA: Readonly<Record<Language, string>> = { ar: '، ', en: ', ' };

interface ShowOptions {
  /** Tells the position to screen readers, which a row that has not moved must not do; a title is told before it. */
  readonly announced?: boolean;
  readonly title?: string;
  /** The first position follows the last one. */
  readonly endless?: boolean;
}

/** Shows a position among so many. */
type ShowPosition = (index: number, count: number, options?: ShowOptions) => void;

/**
 * Returns the function that shows the position of a carousel in its controls; `moveTo` is called when a dot is pressed, until
 * the signal.
 */
export function showPosition(
  controls: HTMLElement,
  moveTo: (index: number) => void,
  signal?: AbortSignal,
): ShowPosition {
  const language = languageOf(document.documentElement.lang);
  const number = (value: number) => formatInteger(value, language);
  const valuesOf = (index: number, count: number) => ({ position: number(index + 1), count: number(count) });
  const [back, ahead] = controls.querySelectorAll<HTMLElement>('[data-move]');
  const count = controls.querySelector('[data-count]');
  const status = controls.querySelector<HTMLElement>('[data-position]');
  const dots = controls.querySelector<HTMLElement>('[data-dots]');
  const choose = ({ target }: Event): void => {
    const index = [...(dots?.children ?? [])].findIndex((dot) => target instanceof Node && dot.contains(target));
    if (index >= 0) moveTo(index);
  };
  dots?.addEventListener('click', choose, signal ? { signal } : {});
  return (index, total, { announced = false, title = '', endless = false } = {}) => {
    if (back) back.ariaDisabled = `${!endless && index === 0}`;
    if (ahead) ahead.ariaDisabled = `${!endless && index === total - 1}`;
    if (count) count.textContent = `${number(index + 1)} / ${number(total)}`;
    if (dots) showDots(dots, index, total, (dot) => fill(dots.dataset.dots ?? '', valuesOf(dot, total)));
    if (status && announced) {
      const position = fill(status.dataset.position ?? '', valuesOf(index, total));
      status.textContent = title === '' ? position : `${title}${COMMA[language]}${position}`;
    }
  };
}

function showDots(dots: HTMLElement, current: number, total: number, labelOf: (index: number) => string): void {
  while (dots.children.length > total) dots.lastElementChild?.remove();
  while (dots.children.length < total) {
    const dot = document.createElement('button');
    dot.type = 'button';
    dots.append(dot);
  }
  for (const [index, dot] of [...dots.children].entries()) {
    dot.ariaLabel = labelOf(index);
    if (index === current) dot.ariaCurrent = 'true';
    else dot.removeAttribute('aria-current');
  }
}
