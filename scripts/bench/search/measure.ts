import { pino } from 'pino';
import { z } from 'zod';
import { createPlatform } from '#sitecore/platform/app.ts';
import { createDatabases, createSchemaRegistry } from '#sitecore/platform/database.ts';
import { percentile } from '../percentile.ts';
import { type LargeContent, largeContent } from './large-content.ts';
import { searchQueries, SEARCH } from './queries.ts';
import { seededRandom } from '../../seeded-random.ts';

const KEY = 'bench';
const WARM_UP = 300;
const RUNS = 400;

const searchResponse = z.object({ data: z.object({ search: z.object({ total: z.number() }) }) });

/** Returns the megabytes of heap in use after a garbage collection. */
function usedMB(): number {
  if (!globalThis.gc) throw new Error('node --expose-gc is needed to measure memory');
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Queries the platform in process, without a port or network; returns the milliseconds until the response is complete. */
function searchClient({ content }: LargeContent) {
  const schemaRegistry = createSchemaRegistry();
  const databases = createDatabases(
    { web: content, master: content },
    { schemaRegistry, siteUrl: 'https://bench.example' },
  );
  const app = createPlatform({
    schemaRegistry,
    databases: () => databases,
    apiKey: KEY,
    logger: pino({ level: 'silent' }),
    mediaFolder: '',
  });
  return async (variables: unknown) => {
    const begin = performance.now();
    const response = await app.fetch(
      new Request('http://bench.example/sitecore/api/graph/edge', {
        method: 'POST',
        headers: { 'content-type': 'application/json', sc_apikey: KEY },
        body: JSON.stringify({ query: SEARCH, variables }),
      }),
    );
    const text = await response.text();
    return { ms: performance.now() - begin, total: searchResponse.parse(JSON.parse(text)).data.search.total };
  };
}

/** Times every query on content of one size and measures the memory of its index. */
async function measure(size: number): Promise<void> {
  const before = usedMB();
  const large = largeContent(size);
  const content = usedMB() - before;
  const ask = searchClient(large);
  const draw = seededRandom(1);
  const kinds = Object.entries(searchQueries(large, size));
  const firsts: Record<string, number> = {};
  const samples: Record<string, number[]> = {};
  const totals: Record<string, number> = {};
  for (const [kind, question] of kinds) firsts[kind] = (await ask(question(draw))).ms;
  // Every index is built by now; the code below keeps references to content and indexes.
  const index = usedMB() - before - content;
  for (let time = -WARM_UP; time < RUNS; time += 1) {
    for (const [kind, question] of kinds) {
      const { ms, total } = await ask(question(draw));
      if (time < 0) continue;
      (samples[kind] ??= []).push(ms);
      totals[kind] = (totals[kind] ?? 0) + total / RUNS;
    }
  }
  const timed = (all: readonly number[]) => ({ p50: percentile(all, 50), p95: percentile(all, 95) });
  const report = {
    size,
    contentMB: content,
    indexMB: index,
    all: timed(Object.values(samples).flat()),
    kinds: kinds.map(([kind]) => ({ kind, first: firsts[kind], total: totals[kind], ...timed(samples[kind] ?? []) })),
  };
  console.log(JSON.stringify(report));
}

await measure(Number(process.argv[2]));
