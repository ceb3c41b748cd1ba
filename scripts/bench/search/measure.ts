import { z } from 'zod';
import type { Content } from '#sitecore/platform/content/content.ts';
import { percentile } from '../percentile.ts';
import { KEY, platformOf } from './in-process.ts';
import { largeContent } from './large-content.ts';
import { layoutBodies, searchBodies } from './queries.ts';

const WARM_UP = 50;
const RUNS = 200;

const response = z.object({ data: z.record(z.string(), z.object({ total: z.number().optional() })) });

/** Returns the megabytes of heap in use after a garbage collection. */
function usedMB(): number {
  if (!globalThis.gc) throw new Error('node --expose-gc is needed to measure memory');
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Queries the platform in process, without a port or network; returns the milliseconds until the response is complete. */
function client(content: Content) {
  const platform = platformOf(content);
  return async (body: string) => {
    const begin = performance.now();
    const sent = await platform(
      new Request('http://bench.example/sitecore/api/graph/edge', {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: KEY },
        body,
      }),
    );
    const text = await sent.text();
    const ms = performance.now() - begin;
    return { ms, total: Object.values(response.parse(JSON.parse(text)).data)[0]?.total ?? 0 };
  };
}

/** Times every query of the site and layout calls in turn, on content of one size, and measures the memory of the values read. */
async function measure(size: number): Promise<void> {
  const before = usedMB();
  const content = await largeContent(size);
  const contentMB = usedMB() - before;
  const send = client(content);
  const kinds = Object.entries({ ...layoutBodies(), ...searchBodies(content) });
  const firsts: Record<string, number> = {};
  const totals: Record<string, number> = {};
  const samples: Record<string, number[]> = {};
  for (const [kind, body] of kinds) {
    const { ms, total } = await send(body);
    firsts[kind] = ms;
    totals[kind] = total;
  }
  const valuesMB = usedMB() - before - contentMB;
  for (let time = -WARM_UP; time < RUNS; time += 1) {
    for (const [kind, body] of kinds) {
      const { ms } = await send(body);
      if (time >= 0) (samples[kind] ??= []).push(ms);
    }
  }
  const rows = kinds.map(([kind]) => {
    const all = samples[kind] ?? [];
    return { kind, first: firsts[kind], total: totals[kind], p50: percentile(all, 50), p95: percentile(all, 95) };
  });
  console.log(JSON.stringify({ size, contentMB, valuesMB, kinds: rows }));
}

await measure(Number(process.argv[2]));
