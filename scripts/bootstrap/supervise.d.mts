export interface Timings {
  readonly firstDelay: number;
  readonly longestDelay: number;
  readonly stableAfter: number;
  readonly startTimeout: number;
  readonly probeEvery: number;
  readonly probeTimeout: number;
}

export function nextDelay(previous: number, upMs: number, timings?: Timings): number;
