import { join } from 'node:path';
import { z } from 'zod';
import { readOutput } from '../programs.ts';

const SIZES = [5000, 10_000, 50_000];

const measured = z.object({
  size: z.number(),
  contentMB: z.number(),
  valuesMB: z.number(),
  kinds: z.array(
    z.object({ kind: z.string(), first: z.number(), total: z.number(), p50: z.number(), p95: z.number() }),
  ),
});

/**
 * Prints the quality of the site's search by its golden queries beside that of the platform's literal one, then times and memory of the
 * site's queries and layout calls on content of growing size; each in its own process.
 */
export async function reportSearch(): Promise<void> {
  console.log(
    'search  by the golden queries, in ms: the site’s index in memory, the literal query from a platform over HTTP',
  );
  process.stdout.write(await readOutput([join(import.meta.dirname, 'measure-golden.ts')]));
  console.log('search  in ms: the platform called as a function, one call after the other, no network');
  for (const size of SIZES) {
    const script = join(import.meta.dirname, 'measure.ts');
    const output = await readOutput(['--expose-gc', script, String(size)]);
    const { contentMB, valuesMB, kinds } = measured.parse(JSON.parse(output));
    console.log(
      `${size} items   content ${contentMB.toFixed(0)} MB, values of searches and layouts ${valuesMB.toFixed(0)} MB`,
    );
    for (const { kind, first, total, p50, p95 } of kinds) {
      console.log(
        `  ${kind.padEnd(28)} p50 ${ms(p50)}   p95 ${ms(p95)}   finds ${total}   the first ever ${first.toFixed(0)} ms`,
      );
    }
  }
}

const ms = (value: number): string => value.toFixed(2).padStart(6);
