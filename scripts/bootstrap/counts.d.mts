export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly remarks: readonly string[];
}
export function sum(counts: readonly Counts[]): Counts;
export function single(name: string, passed: boolean): Counts;
export function countVitest(report: object | undefined, code: number): Counts;
export function countPlaywright(report: object | undefined, code: number): Counts;
export function verdict(counts: Counts): string;
