import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { expectOutput, takeOutputErrors } from './expected-output.ts';

const WAYS: readonly (readonly [string, (text: string) => void])[] = [
  ['console.error', (text) => console.error(text)],
  ['console.warn', (text) => console.warn(text)],
  // oxlint-disable-next-line no-console -- what a test must not do
  ['console.log', (text) => console.log(text)],
  ['stdout', (text) => void process.stdout.write(text)],
  ['stderr', (text) => void process.stderr.write(text)],
  ['the logger', (text) => pino().info(text)],
];

describe('output of a test', () => {
  it.each(WAYS)('to %s is an error', (_, write) => {
    write('store: closed');
    expect(takeOutputErrors()?.message).toMatch(/^unexpected output: .*store: closed/);
  });

  it.each(WAYS)('to %s is none when it is expected', (_, write) => {
    expectOutput(/store: closed/);
    write('store: closed');
    expect(takeOutputErrors()).toBeUndefined();
  });

  it('that is expected and does not come is an error', () => {
    expectOutput(/store: closed/);
    expect(takeOutputErrors()?.message).toBe('expected output that did not come: /store: closed/');
  });

  it('is expected by one test only', () => {
    expectOutput(/store: closed/);
    console.error('store: closed');
    expect(takeOutputErrors()).toBeUndefined();
    console.error('store: closed');
    expect(takeOutputErrors()).toBeInstanceOf(Error);
  });
});
