import { join } from 'node:path';
import { z } from 'zod';
import { percentile } from '../percentile.ts';
import { readOutput } from '../programs.ts';

/** So many requests are under way at once, each on a connection that stays open. */
export const CONNECTIONS = 16;
const WARM_UP_MS = 500;
/** How long each round is measured. */
export const ROUND_MS = 2000;
/**
 * Programs that are compared take turns, and each turn is compared by itself: a machine with other work slows whole turns,
 * and the middle one of many is about as it should be.
 */
export const ROUNDS = 15;

/** What is asked for. */
export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST. */
  readonly body?: string;
}

const load = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number(), bytes: z.number() });

/** Answers per second, the milliseconds of the median and of the slowest hundredth, and the bytes of one answer. */
export type Load = z.output<typeof load>;

/** Asks for each target in turns from a process of its own; what each did in each turn. */
export async function measureLoad<N extends string>(
  targets: Readonly<Record<N, Target>>,
): Promise<ReadonlyMap<string, readonly Load[]>> {
  const rounds = new Map<string, Load[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries<Target>(targets))
      rounds.set(name, [...(rounds.get(name) ?? []), await measureRound(target)]);
  }
  return rounds;
}

async function measureRound({ headers = {}, ...target }: Target): Promise<Load> {
  const task = { ...target, headers, connections: CONNECTIONS, warmUpMs: WARM_UP_MS, forMs: ROUND_MS };
  const script = join(import.meta.dirname, 'send.ts');
  return load.parse(JSON.parse(await readOutput([script, JSON.stringify(task)])));
}

/** The round in the middle, by its answers per second. */
export function medianLoad(loads: readonly Load[]): Load {
  const middle = [...loads].sort((a, b) => a.perSecond - b.perSecond)[loads.length >>> 1];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

/** How many answers one gives for one of another: the middle of what their rounds say. */
export const medianRatio = (ones: readonly Load[], others: readonly Load[]): number =>
  percentile(
    ones.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN)),
    50,
  );
