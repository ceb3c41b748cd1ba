import lighthouse, { type RunnerResult } from 'lighthouse';
import { FirstContentfulPaint } from 'lighthouse/core/computed/metrics/first-contentful-paint.js';
import { LargestContentfulPaint } from 'lighthouse/core/computed/metrics/largest-contentful-paint.js';
import { z } from 'zod';
import { launchBrowser } from './browser.ts';
import { freePort } from './programs.ts';

/** Width of a row's times. */
const TIMES_WIDTH = 12;

/** A request or a task that Lighthouse's phone waits for, as far as it is printed. */
const node = z.union([
  z.object({
    type: z.literal('network'),
    request: z.object({ url: z.string(), priority: z.string(), transferSize: z.number() }),
  }),
  // Its duration in microseconds on this machine; the phone is four times as slow.
  z.object({ type: z.literal('cpu'), duration: z.number() }),
]);

const timing = z.object({ startTime: z.number(), endTime: z.number() });

const metric = z.object({
  timing: z.number(),
  pessimisticEstimate: z.object({ timeInMs: z.number(), nodeTimings: z.map(z.unknown(), timing) }),
});

/** Prints what the first and the largest paint of each page wait for on Lighthouse's phone, in one visit. */
export async function reportPaints(pages: Readonly<Record<string, string>>): Promise<void> {
  console.log('paints   what each waits for: milliseconds on the phone, then request or task');
  for (const [name, url] of Object.entries(pages)) {
    await (await fetch(url)).arrayBuffer();
    const run = await visit(url);
    for (const [paint, computed] of Object.entries({ first: FirstContentfulPaint, largest: LargestContentfulPaint })) {
      const { timing: time, pessimisticEstimate: estimate } = metric.parse(await computed.request(...inputOf(run)));
      console.log(`  ${name}   ${paint} paint ${time.toFixed(0)} ms, at worst ${estimate.timeInMs.toFixed(0)}`);
      for (const [key, { startTime, endTime }] of estimate.nodeTimings) {
        const times = `${startTime.toFixed(0)}–${endTime.toFixed(0)}`.padEnd(TIMES_WIDTH);
        console.log(`    ${times} ${nameOf(node.parse(key), url)}`);
      }
    }
  }
}

function nameOf(of: z.output<typeof node>, page: string): string {
  if (of.type === 'cpu') return `task of ${(of.duration / 1000).toFixed(0)} ms`;
  const { url, priority, transferSize } = of.request;
  const { origin, pathname } = new URL(url, page);
  return `${url.startsWith('data:') ? 'data:' : (origin === new URL(page).origin ? '' : origin) + pathname} ${transferSize} bytes, ${priority}`;
}

async function visit(url: string): Promise<RunnerResult> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
    if (!run) throw new Error(`${url}: Lighthouse returned no result`);
    return run;
  } finally {
    await browser.close();
  }
}

/** Returns the arguments with which Lighthouse computes a metric of a visit. */
function inputOf({ artifacts, lhr: { configSettings: settings } }: RunnerResult) {
  const { Trace: trace, DevtoolsLog: devtoolsLog, GatherContext: gatherContext, URL, SourceMaps, HostDPR } = artifacts;
  const context = { settings, computedCache: new Map(), options: {} };
  return [{ trace, devtoolsLog, gatherContext, settings, URL, SourceMaps, HostDPR, simulator: null }, context] as const;
}
