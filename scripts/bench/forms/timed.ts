import { percentile } from '../percentile.ts';

/** Submissions under way at a time. */
export const CONNECTIONS = 16;

/** Throughput and response times. */
export interface Timed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Carries out tasks, several at a time, and times each; the first tenth warms up. */
export async function timed<Task>(tasks: readonly Task[], carryOut: (task: Task) => Promise<void>): Promise<Timed> {
  const warmUp = Math.floor(tasks.length / 10);
  await runAll(tasks.slice(0, warmUp), carryOut);
  const measured = tasks.slice(warmUp);
  const begin = performance.now();
  const times = await runAll(measured, carryOut);
  const seconds = (performance.now() - begin) / 1000;
  return { perSecond: measured.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99) };
}

async function runAll<Task>(
  tasks: readonly Task[],
  carryOut: (task: Task) => Promise<void>,
): Promise<readonly number[]> {
  const times: number[] = [];
  const waiting = [...tasks];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const begin = performance.now();
      await carryOut(task);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return times;
}
