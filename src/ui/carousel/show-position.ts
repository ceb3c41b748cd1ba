import type { Language } from '#sitecore/definitions/language.ts';
import { formatInteger } from '#src/i18n/integers.ts';
import { languageOf } from '#src/i18n/language.ts';
import { fill } from '#src/i18n/phrase.ts';

/** The most dots that can be told apart and stand in one line of a phone. */
const MOST_DOTS = 8;

const COMMA: Readonly<Record<Language, string>> = { ar: '، ', en: ', ' };

interface ShowOptions {
  /** Tells the position to screen readers, which a row that has not moved must not do; a title is told before it. */
  readonly announced?: boolean;
  readonly title?: string;
  /** The first position follows the last one. */
  readonly endless?: boolean;
  /** Has a dot for each position, however many there are. */
  readonly allDots?: boolean;
}

/** Shows a position among so many. */
type ShowPosition = (index: number, count: number, options?: ShowOptions) => void;

/**
 * Returns the function that shows the position of a carousel in its controls, as a dot of up to eight or as a count; `moveTo` is
 * called when a dot is pressed, until the signal.
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
    const index = [...(dots?.querySelectorAll('button') ?? [])].findIndex(
      (dot) => target instanceof Node && dot.contains(target),
    );
    if (index >= 0) moveTo(index);
  };
  dots?.addEventListener('click', choose, signal ? { signal } : {});
  return (index, total, { announced = false, title = '', endless = false, allDots = false } = {}) => {
    if (back) back.ariaDisabled = `${!endless && index === 0}`;
    if (ahead) ahead.ariaDisabled = `${!endless && index === total - 1}`;
    const shown = `${number(index + 1)} / ${number(total)}`;
    if (count) count.textContent = shown;
    if (dots && total > MOST_DOTS && !allDots) showCount(dots, shown);
    else if (dots) showDots(dots, index, total, (dot) => fill(dots.dataset.dots ?? '', valuesOf(dot, total)));
    if (status && announced) {
      const position = fill(status.dataset.position ?? '', valuesOf(index, total));
      status.textContent = title === '' ? position : `${title}${COMMA[language]}${position}`;
    }
  };
}

/** Shows a position in the place of dots; screen readers have it from the status. */
function showCount(dots: HTMLElement, position: string): void {
  const shown = dots.querySelector('span') ?? document.createElement('span');
  shown.ariaHidden = 'true';
  shown.className = 'carousel-count';
  shown.textContent = position;
  dots.replaceChildren(shown);
}

function showDots(dots: HTMLElement, current: number, total: number, labelOf: (index: number) => string): void {
  dots.querySelector('span')?.remove();
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
