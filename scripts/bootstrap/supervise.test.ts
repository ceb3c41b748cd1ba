// @alone: starts programs
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restarts, type Run, stops, StubCheckout, waitUntil } from '../stub-checkout.ts';
import { nextDelay, type Timings } from './supervise.mjs';

/** Without probes: a killed platform refuses them before its exit is known, and three of those would be another reason. */
const TIMINGS: Timings = {
  ...{ firstDelay: 10, longestDelay: 20, stableAfter: 600_000, startTimeout: 60_000 },
  ...{ probeEvery: 600_000, probeTimeout: 60_000 },
};

/** Source of a platform that fails two of three requests, and counts all in a file. */
const FAILING = `
  import { appendFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  let count = 0;
  const respond = (request, response) => {
    appendFileSync('requests', '.');
    count += 1;
    response.writeHead(count % 3 === 0 ? 200 : 503).end();
  };
  createServer(respond).listen(process.env.PLATFORM_PORT, process.env.PLATFORM_HOST);
`;

/** Runs a supervised platform as npm run platform does, with other timings. */
const program = (timings: Timings): string => `
  import { openWorkspace } from './bootstrap/workspace.mjs';
  import { root } from './bootstrap/root.mjs';
  import { startPlatform } from './bootstrap/servers.mjs';
  import { runScript } from './bootstrap/run-script.mjs';
  import { supervise } from './bootstrap/supervise.mjs';
  await runScript(async ({ processes, up }) => {
    const workspace = await openWorkspace({ root, processes, purpose: 'a test', serves: ['platform'] });
    const platform = await startPlatform(workspace);
    up();
    console.log('Ctrl-C stops it');
    return supervise(workspace, platform, ${JSON.stringify(timings)});
  });
`;

let checkout: StubCheckout;
beforeEach(async () => {
  checkout = await StubCheckout.create();
});
afterEach(() => checkout.remove());

async function supervise(timings: Partial<Timings> = {}): Promise<Run> {
  checkout.write('scripts/supervised.mjs', program({ ...TIMINGS, ...timings }));
  const run = checkout.run({}, [process.execPath, 'scripts/supervised.mjs']);
  await checkout.waitUntilUp(run);
  return run;
}

async function killTimes(run: Run, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    checkout.killPlatform();
    await waitUntil(() => restarts(run).length === number);
  }
}

const stopped = (seconds: number): string => `rukn: the content platform stopped (SIGKILL); restarting in ${seconds} s`;

describe('a supervised platform', () => {
  it('is restarted after a delay that doubles up to the longest', async () => {
    const run = await supervise();
    await killTimes(run, 3);
    expect(stops(run)).toEqual([stopped(0.01), stopped(0.02), stopped(0.02)]);
    expect(run.errors().trim().split('\n')).toHaveLength(3);
  });

  it('is restarted after the first delay again once it has stayed up', async () => {
    const run = await supervise({ stableAfter: 0 });
    await killTimes(run, 2);
    expect(stops(run)).toEqual([stopped(0.01), stopped(0.01)]);
  });

  it('is not restarted when the run is stopped during the delay', async () => {
    const run = await supervise({ firstDelay: 600_000 });
    checkout.killPlatform();
    await waitUntil(() => stops(run).length === 1);
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(run.errors()).toBe(`${stopped(600)}\n`);
    expect(checkout.events()).toEqual(['platform']);
    expect(checkout.livePids()).toEqual([]);
  });

  it('is stopped before the next attempt when it does not open in time', async () => {
    const run = await supervise({ startTimeout: 500 });
    checkout.write('sitecore/content/endless.yml', '');
    checkout.killPlatform();
    await waitUntil(() => stops(run).length >= 4);
    for (const line of stops(run).slice(1)) {
      expect(line).toMatch(/ did not respond in 0\.5 s \(.*\); restarting in 0\.02 s$/);
    }
  });

  it('is killed with its descendants and restarted when it no longer responds to three probes', async () => {
    const run = await supervise({ probeEvery: 10, probeTimeout: 2_000 });
    const pids = checkout.livePids();
    checkout.killPlatform('SIGSTOP');
    await waitUntil(() => restarts(run).length === 1);
    expect(stops(run)).toEqual([
      'rukn: the content platform missed 3 probes of 2 s and is killed; restarting in 0.01 s',
    ]);
    expect(run.errors().trim().split('\n')).toHaveLength(1);
    expect(checkout.livePids().filter((pid) => pids.includes(pid))).toEqual([]);
  });

  it('is left alone when no three probes in a row fail', async () => {
    checkout.write('sitecore/platform/serve.ts', FAILING);
    const run = await supervise({ probeEvery: 10 });
    await waitUntil(() => checkout.read('requests').length > 30);
    expect(run.errors()).toBe('');
  });

  it('is supervised by npm run platform', async () => {
    const run = checkout.run({}, [process.execPath, 'scripts/platform.mjs']);
    await waitUntil(() => run.output().includes('the content platform is up at'));
    await killTimes(run, 1);
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(0);
    expect(run.errors()).toBe(`${stopped(0.5)}\n`);
    expect(checkout.livePids()).toEqual([]);
  });
});

describe('the delay before a restart', () => {
  it('doubles from half a second to half a minute', () => {
    const delays = [0];
    while (delays.length < 9) delays.push(nextDelay(delays.at(-1) ?? 0, 59_999));
    expect(delays.slice(1)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('is the first one again after a minute up', () => {
    expect(nextDelay(30_000, 60_000)).toBe(500);
  });
});
