import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { type AnimatedSection, openSection, pressEach, showSection } from './sections.ts';

/** Names of the marks in the trace between which something in the section moves. */
const MARKS = { moves: 'section-moves', rests: 'section-rests' };

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  args: z.object({ beginData: z.object({ frame: z.string() }).partial().optional() }),
});

const trace = z.object({ traceEvents: z.array(traceEvent) });

export type TraceEvent = z.output<typeof traceEvent>;

/** Counts of a visit's trace. */
export interface Layouts {
  readonly motions: number;
  /** Layouts of the page while something in the section moved: from the second frame of a motion to its last one. */
  readonly layouts: number;
}

/** Visits a section and counts the layouts in its animations, in a trace. */
export async function layoutsInMotion(browser: Browser, site: string, section: AnimatedSection): Promise<Layouts> {
  const marking: Marking = { widget: section.widget, ...MARKS };
  const page = await openSection(browser, site + section.path, (opened) => opened.addInitScript(markMotion, marking));
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await showSection(page, section);
  await pressEach(page, section);
  const recorded = await browser.stopTracing();
  await page.close();
  return countLayouts(trace.parse(JSON.parse(recorded.toString())).traceEvents, frameTree.frame.id);
}

/** Counts the layouts of a page's frame between the marks of a trace; each SVG picture has a frame of its own. */
export function countLayouts(events: readonly TraceEvent[], frame: string): Layouts {
  let [motions, layouts, moves] = [0, 0, false];
  for (const { name, ph, args } of [...events].sort((one, other) => one.ts - other.ts)) {
    if (name === MARKS.moves) {
      motions += 1;
      moves = true;
    } else if (name === MARKS.rests) moves = false;
    else if (moves && name === 'Layout' && ph !== 'E' && args.beginData?.frame === frame) layouts += 1;
  }
  return { motions, layouts };
}

interface Marking {
  readonly widget: string;
  readonly moves: string;
  readonly rests: string;
}

/**
 * Runs in the page: marks, before each frame is styled and laid out, whether the section moves: whether an animation or transition
 * that moves or fades something in it runs, or something in it scrolls. The frame in which a motion begins is laid out before its
 * mark, and so is not part of it; nor is the frame after its last.
 */
function markMotion({ widget, moves, rests }: Marking): void {
  const moving = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);
  /** Time in ms after its last scroll event in which something scrolls. */
  const scrollMs = 50;
  let [root, scrolled]: [Element | null, number] = [null, -scrollMs];
  let [wasMoving, isMarked] = [false, false];
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Element && root?.contains(target) === true;
  const runs = ({ playState, effect }: Animation): boolean =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    isInside(effect.target) &&
    effect.getKeyframes().some((keyframe) => Object.keys(keyframe).some((property) => moving.has(property)));
  const look = (): void => {
    root = document.querySelector(`[data-widget="${widget}"]`);
    const isMoving = performance.now() - scrolled < scrollMs || document.getAnimations().some(runs);
    const isMotion = isMoving && wasMoving;
    if (isMotion !== isMarked) performance.mark(isMotion ? moves : rests);
    [wasMoving, isMarked] = [isMoving, isMotion];
    requestAnimationFrame(look);
  };
  const noteScroll = ({ target }: Event): void => {
    if (isInside(target)) scrolled = performance.now();
  };
  addEventListener('scroll', noteScroll, true);
  addEventListener('load', look);
}
