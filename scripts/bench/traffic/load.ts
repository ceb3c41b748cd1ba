import { join } from 'node:path';
import { z } from 'zod';
import { percentile } from '../percentile.ts';
import { readOutput } from '../programs.ts';

/** Number of concurrent requests, each on a keep-alive connection. */
export const CONNECTIONS = 16;
const WARM_UP_MS = 500;
/** Duration of each round. */
export const ROUND_MS = 2000;
/**
 * Compared programs take turns and each turn is compared separately: other load on the machine slows whole turns,
 * and the median of many is close to the true value.
 */
export const ROUNDS = 15;

/** One URL that requests are sent to; `{number}` and `{address}` in headers and body are others in each request (`numbered`). */
export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Body; the request is then a POST. */
  readonly body?: string;
}

const load = z.object({ perSecond: z.number(), p50: z.number(), p99: z.number(), bytes: z.number() });

/** Responses per second, median and 99th percentile in milliseconds, and bytes of one response. */
export type Load = z.output<typeof load>;

/** Sends requests to each target in turns from a separate process; returns the rounds of each target. */
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

/** Returns the median round by responses per second. */
export function medianLoad(loads: readonly Load[]): Load {
  const middle = [...loads].sort((a, b) => a.perSecond - b.perSecond)[loads.length >>> 1];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

/** Returns the ratio of responses per second of two targets: the median over their rounds. */
export const medianRatio = (ones: readonly Load[], others: readonly Load[]): number =>
  percentile(
    ones.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN)),
    50,
  );
