export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly remarks: readonly string[];
}
export function sumCounts(counts: readonly Counts[]): Counts;
export function countStep(name: string, passed: boolean): Counts;
export function countVitest(report: object | undefined, code: number): Counts;
export function countBrowserTests(report: object | undefined, code: number): Counts;
export function slowestFiles(report: object | undefined): string | undefined;
export function summary(counts: Counts): string;
