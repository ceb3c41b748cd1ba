import { join } from 'node:path';
import { z } from 'zod';
import { readOutput } from '../programs.ts';

const SIZES = [1000, 10_000, 100_000];

const times = { p50: z.number(), p95: z.number() };
const measured = z.object({
  size: z.number(),
  contentMB: z.number(),
  indexMB: z.number(),
  all: z.object(times),
  kinds: z.array(z.object({ kind: z.string(), first: z.number(), total: z.number(), ...times })),
});

type Measured = z.output<typeof measured>;

/** Searches content of growing size, each in its own process, and prints times, memory and their growth. */
export async function reportSearch(): Promise<void> {
  const sizes: Measured[] = [];
  for (const size of SIZES) {
    const script = join(import.meta.dirname, 'measure.ts');
    sizes.push(measured.parse(JSON.parse(await readOutput(['--expose-gc', script, String(size)]))));
  }
  console.log(
    'search  a page of ten, in ms: the platform called as a function, one search after the other, no network',
  );
  const [smallest] = sizes;
  for (const { size, all, contentMB, indexMB, kinds } of sizes) {
    const ratio = smallest ? all.p95 / smallest.all.p95 : Number.NaN;
    console.log(
      [
        `${size} items`.padEnd(14),
        `p50 ${ms(all.p50)}   p95 ${ms(all.p95)} (× ${ratio.toFixed(2)} of ${smallest?.size ?? 0}; aim ≤ × 3)`,
        `indexes ${indexMB.toFixed(0)} MB, content ${contentMB.toFixed(0)} MB`,
      ].join('   '),
    );
    for (const { kind, first, total, p50, p95 } of kinds) {
      console.log(
        `  ${kind.padEnd(28)} p50 ${ms(p50)}   p95 ${ms(p95)}   finds ${total.toFixed(0)}   the first ever ${first.toFixed(0)} ms`,
      );
    }
  }
}

const ms = (value: number): string => value.toFixed(2).padStart(6);
