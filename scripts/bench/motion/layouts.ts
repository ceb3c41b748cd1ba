import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { type AnimatedSection, openSection, pressEach, showSection } from './sections.ts';

/** Names of the marks in the trace between which something in the section moves. */
const MARKS = { moves: 'section-moves', rests: 'section-rests' };

const trace = z.object({
  traceEvents: z.array(z.object({ name: z.string(), ph: z.string(), ts: z.number() })),
});

type TraceEvent = z.output<typeof trace>['traceEvents'][number];

/** Counts of a visit's trace. */
export interface Layouts {
  /** Motions, of which some are short of a press: an intro, a row that comes to rest. */
  readonly motions: number;
  /** Layouts of the page while something in the section moved: from the second frame of a motion to its last one. */
  readonly layouts: number;
}

/** Visits a section and counts the layouts in its animations, in a trace. */
export async function layoutsInMotion(browser: Browser, site: string, section: AnimatedSection): Promise<Layouts> {
  const marking: Marking = { widget: section.widget, ...MARKS };
  const page = await openSection(browser, site + section.path, (opened) => opened.addInitScript(markMotion, marking));
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await showSection(page, section);
  await pressEach(page, section);
  const recorded = await browser.stopTracing();
  await page.close();
  return countLayouts(trace.parse(JSON.parse(recorded.toString())).traceEvents);
}

/** Counts the layouts between the marks of a trace. */
export function countLayouts(events: readonly TraceEvent[]): Layouts {
  let [motions, layouts, moves] = [0, 0, false];
  for (const { name, ph } of [...events].sort((one, other) => one.ts - other.ts)) {
    if (name === MARKS.moves) {
      motions += 1;
      moves = true;
    } else if (name === MARKS.rests) moves = false;
    else if (moves && name === 'Layout' && ph !== 'E') layouts += 1;
  }
  return { motions, layouts };
}

interface Marking {
  readonly widget: string;
  readonly moves: string;
  readonly rests: string;
}

/**
 * Runs in the page: marks, before each frame is styled and laid out, if an animation or transition of the section runs or something
 * in it scrolls. The frame in which a motion begins is laid out before it is marked, the one after its last is no part of it.
 */
function markMotion({ widget, moves, rests }: Marking): void {
  const scrolling = new Set<EventTarget | null>();
  let [root, isMoving]: [Element | null, boolean] = [null, false];
  const isInside = (target: EventTarget | null | undefined): boolean =>
    target instanceof Element && root?.contains(target) === true;
  const look = (): void => {
    root = document.querySelector(`[data-widget="${widget}"]`);
    const runs = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect instanceof KeyframeEffect && isInside(effect.target);
    const isMovingNow = scrolling.size > 0 || document.getAnimations().some(runs);
    if (isMovingNow !== isMoving) performance.mark(isMovingNow ? moves : rests);
    isMoving = isMovingNow;
    requestAnimationFrame(look);
  };
  addEventListener('scroll', ({ target }) => isInside(target) && scrolling.add(target), true);
  addEventListener('scrollend', ({ target }) => scrolling.delete(target), true);
  addEventListener('load', look);
}
