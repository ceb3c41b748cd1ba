import fs from 'node:fs';
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';
import { takeOutputErrors, written } from './expected-output.ts';

const METHODS = ['error', 'warn', 'info', 'log', 'debug'] as const;
const STREAMS = [process.stdout, process.stderr];
const restores: (() => void)[] = [];

// Recorded rather than written: a test that answers for its output is quiet, and another one shows it in its failure.
for (const method of METHODS) replace(console, method, (...args: unknown[]) => record(format(...args)));
for (const stream of STREAMS) replace(stream, 'write', (chunk: unknown) => record(String(chunk)));

// The logger writes to the files of the streams and not to the streams.
const { writeSync } = fs;
Object.assign(fs, {
  writeSync: (file: number, data: string, ...rest: never[]) => {
    if (!isOutput(file)) return writeSync(file, data, ...rest);
    record(data);
    return Buffer.byteLength(data);
  },
});
restores.push(() => Object.assign(fs, { writeSync }));

afterEach(failOnOutput);

// Output outside of tests, such as that of a module when it is loaded or of work that no test has waited for.
afterAll(() => {
  for (const restore of restores) restore();
  failOnOutput();
});

function failOnOutput(): void {
  const error = takeOutputErrors();
  if (error) throw error;
}

/** Records output that has any text; returns true, as a stream does that takes more. */
function record(text: string): true {
  if (text.trim() !== '') written.push(text);
  return true;
}

const isOutput = (file: number): boolean => file === 1 || file === 2;

function replace<T extends object, K extends keyof T>(target: T, name: K, replacement: T[K]): void {
  const original = target[name];
  target[name] = replacement;
  restores.push(() => (target[name] = original));
}
