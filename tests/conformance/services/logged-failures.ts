import { pino } from 'pino';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { PERSONAL, type Table } from './store-attempts.ts';

/** Everything that is written to the log and to the streams of this process during a test. */
export const lines: string[] = [];
export const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
beforeEach(() => {
  lines.length = 0;
  const write = (chunk: unknown): boolean => lines.push(String(chunk)) > 0;
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(write);
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void lines.push(args.map(String).join(' ')));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const logged = z.looseObject({
  level: z.number(),
  requestId: z.string(),
  err: z.record(z.string(), z.unknown()).optional(),
});

/** Returns the logged errors, each followed by its causes. */
export function loggedErrors(): Readonly<Record<string, unknown>>[] {
  const chain = (error: unknown): Readonly<Record<string, unknown>>[] => {
    const read = z.record(z.string(), z.unknown()).safeParse(error);
    return read.success ? [read.data, ...chain(read.data.cause)] : [];
  };
  return lines
    .map((line) => logged.parse(JSON.parse(line)))
    .filter(({ level }) => level === 50)
    .flatMap(({ err }) => chain(err));
}

export function expectNothingPersonal(text: string, more: readonly string[] = []): void {
  for (const value of [...PERSONAL, ...more]) {
    expect(text).not.toContain(value);
    expect(text).not.toContain(encodeURIComponent(value));
  }
}

interface ExpectedLog {
  readonly code?: string;
  readonly reason?: unknown;
  readonly table?: Table;
  /** Values that must not be logged, besides PERSONAL. */
  readonly personal?: readonly string[];
}

/** Expects a 503 that refers the visitor to the staff, and a log with the expected values and no personal data. */
export async function expectOutOfOrder(response: Response, { personal, ...expected }: ExpectedLog): Promise<void> {
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ StatusCode: 503, Message: 'الخدمة متوقفة الآن. اسأل أحد موظفينا.' });
  const errors = loggedErrors();
  expect(errors[0]?.stack).toMatch(/^ +at /);
  for (const [key, value] of Object.entries(expected)) expect(errors.map((error) => error[key])).toContainEqual(value);
  expectNothingPersonal(lines.join(''), personal);
}
