export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
export function sum(counts: readonly Counts[]): Counts;
export function single(passed: boolean): Counts;
export function countVitest(report: object | undefined, code: number): Counts;
export function countPlaywright(report: object | undefined, code: number): Counts;
export function verdict(counts: Counts): string;
