import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { excerpt } from './commands.mjs';

async function excerptOf(chunks: string[]): Promise<string> {
  const stream = Readable.from(chunks);
  const text = excerpt([stream]);
  await finished(stream);
  return text();
}

const lines = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);

describe("an excerpt of a program's output", () => {
  it('is the whole output when that is short, in any number of chunks', async () => {
    expect(await excerptOf(['one\ntw', 'o\nth', 'ree\n'])).toBe('one\ntwo\nthree');
    expect(await excerptOf([])).toBe('');
  });

  it('is the first and the last lines when the output is long', async () => {
    const pieces = lines(1, 500).map((line) => `${line}\n`);
    const expected = [...lines(1, 20), '…', ...lines(462, 500)].join('\n');
    expect(await excerptOf(pieces)).toBe(expected);
    expect(await excerptOf([pieces.join('')])).toBe(expected);
  });
});
