import type { Browser } from '@playwright/test';
import { launchBrowser } from '../browser.ts';
import { chunkSize } from '../chunk-size.ts';
import { percentile } from '../percentile.ts';
import type { StartedSite } from '../started-site.ts';
import { layoutsInMotion } from './layouts.ts';
import { type LongestTasks, longestTasks } from './longest-tasks.ts';
import { type AnimatedSection, SECTIONS, SLOWER } from './sections.ts';

/** Visits differ by up to 60 ms, as garbage is collected or drawing takes the processor. */
const VISITS = 5;

const AIMS = { ownKb: 8, taskMs: 50 };

/**
 * Prints for each animated section the size of its own scripts, the longest tasks after the page has loaded, and how often the page
 * was laid out while something moved, in a browser that is slowed down.
 */
export async function reportMotion({ site, build }: Pick<StartedSite, 'site' | 'build'>): Promise<void> {
  const browser = await launchBrowser();
  console.log(
    `motion   ${SLOWER} times slower: longest tasks after load until it is in view, and of its moves, medians of ${VISITS} visits and each; layouts while it moves`,
  );
  try {
    for (const section of SECTIONS) {
      const own = chunkSize(build, `${section.widget}.enhance.ts`) / 1000;
      const parts = [
        `  ${section.widget}`.padEnd(22),
        `own scripts ${own.toFixed(1)} kB gz (aim ≤ ${AIMS.ownKb})`,
        `longest tasks ${await tasksOf(browser, site, section)} ms (aim ≤ ${AIMS.taskMs})`,
        await layoutsOf(browser, site, section),
      ];
      console.log(parts.join('   '));
    }
  } finally {
    await browser.close();
  }
}

async function tasksOf(browser: Browser, site: string, section: AnimatedSection): Promise<string> {
  const visits: LongestTasks[] = [];
  while (visits.length < VISITS) visits.push(await longestTasks(browser, site, section));
  const figures = (['start', 'moves'] as const).map((figure) => {
    const times = visits.map((each) => each[figure]);
    return `${inMs(percentile(times, 50))} (${times.map(inMs).join(', ')})`;
  });
  return figures.join(' and ');
}

const inMs = (longest: number): string => (longest === 0 ? '–' : longest.toFixed(0));

async function layoutsOf(browser: Browser, site: string, section: AnimatedSection): Promise<string> {
  const { motions, layouts } = await layoutsInMotion(browser, site, section);
  return `layouts ${layouts} in ${motions} motions (aim 0)`;
}
