import { FAN_AGAIN_MS } from '#src/config/timings/motion.ts';
import { animationsEnd } from '#src/features/motion/animations-end.ts';
import { createMotion } from '#src/features/motion/create-motion.ts';
import { dragRow } from '#src/features/motion/drag-row.ts';
import { enhanceCarousels } from '#src/ui/carousel/enhance-carousels.ts';
import { enhanceTabs } from '#src/ui/disclosure/enhance-tabs.ts';
import { isMotionReduced } from '#src/ui/reduced-motion.ts';
import { layOut } from './lay-out.ts';
import { holdCards, showCards } from './show-cards.ts';

/** Fewest cards of a category that its arrows move among (document 3, section 9). */
const FEWEST_MOVED = 3;

/** Fans the cards of each category out, and opens the row of the one that is chosen. */
export function enhance(root: HTMLElement): void {
  const fan = root.querySelector<HTMLElement>('.fan');
  const panels = root.querySelector<HTMLElement>('.fan-panels');
  const opened = root.querySelector<HTMLElement>('[data-opened]');
  if (!fan || !panels || !opened) return;
  const tabs = [...opened.querySelectorAll<HTMLElement>('[role=tab]')];
  const rows = [...opened.querySelectorAll<HTMLElement>('[data-row]')];
  const tabbed = enhanceTabs(opened);
  for (const row of rows) enhanceRow(row);
  const run = async (index: number): Promise<void> => {
    const isOpening = opened.hidden;
    const chosen = tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    const row = rows[index];
    const isShown = !isOpening && index === chosen;
    if (row && !isShown) holdCards(row);
    panels.hidden = true;
    opened.hidden = false;
    if (tabs.length > 1 && index !== chosen) tabbed.move(index - chosen + tabs.length);
    if (isOpening) tabs[index]?.focus();
    if (!row) return;
    if (!isShown) await showCards(row);
    if (isOpening && tabs.length === 0) row.focus();
    await layOut(row);
  };
  const faces = [...panels.querySelectorAll('.face')];
  const motion = createMotion<number>({
    root: fan,
    phase: isMotionReduced() ? 'resting' : 'waiting',
    intro: () => animationsEnd(faces),
    run,
  });
  panels.addEventListener('click', ({ target }) => {
    const index = [...panels.children].findIndex((panel) => target instanceof Node && panel.contains(target));
    if (index >= 0) motion.choose(index);
  });
  gateTabs(tabs, motion.choose);
  if (motion.phase() === 'waiting') fanInView(fan, motion);
}

/** Moves and drags a row; with fewer than three cards its arrows stay disabled. */
function enhanceRow(row: HTMLElement): void {
  const carousel = row.closest<HTMLElement>('[data-carousel]');
  if (row.children.length >= FEWEST_MOVED && carousel?.parentElement) {
    enhanceCarousels(carousel.parentElement);
    dragRow(row);
  } else for (const arrow of carousel?.querySelectorAll<HTMLElement>('[data-move]') ?? []) arrow.ariaDisabled = 'true';
}

/** Chooses a category through the motion, which ignores clicks while it runs; also one that is chosen already. */
function gateTabs(tabs: readonly HTMLElement[], choose: (index: number) => void): void {
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      event.stopPropagation();
      choose(index);
    });
  }
}

interface Fanning {
  readonly begin: () => void;
  readonly restart: () => void;
  readonly phase: () => string;
}

/** Fans the cards out when they come into view, and again after they have been out of view for a second. */
function fanInView(fan: HTMLElement, motion: Fanning): void {
  if (!('IntersectionObserver' in window)) return;
  let timer: ReturnType<typeof setTimeout>;
  new IntersectionObserver((entries) => {
    clearTimeout(timer);
    if (entries.at(-1)?.isIntersecting === true) motion.begin();
    else
      timer = setTimeout(() => {
        if (motion.phase() === 'resting') motion.restart();
      }, FAN_AGAIN_MS);
  }).observe(fan);
}
