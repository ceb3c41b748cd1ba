import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readEditingBody } from './editing-body.ts';

const LIMIT = 1000;
const CHUNK = 100;

/** Returns a stream of a number of chunks, and the number that was read of it. */
function bodyOf(chunks: number) {
  const read = { chunks: 0 };
  function* parts() {
    for (; read.chunks < chunks; read.chunks += 1) yield Buffer.alloc(CHUNK, '1');
  }
  return { stream: Readable.from(parts(), { highWaterMark: 1 }), read };
}

const streamOf = (...parts: string[]): Readable => Readable.from(parts.map((part) => Buffer.from(part)));

describe('readEditingBody', () => {
  it.each([
    ['JSON in several pieces', ['{"a":', '"ب"}'], { a: 'ب' }],
    ['null', ['null'], null],
    ['an empty body', [], {}],
    ['a body of blanks', [' ', '\n'], {}],
  ])('reads %s', async (_, parts, body) => {
    expect(await readEditingBody(streamOf(...parts), LIMIT)).toEqual({ kind: 'read', body });
  });

  it('joins bytes before it decodes them', async () => {
    const [first, ...rest] = Buffer.from('"ب"').toString('latin1').match(/../gs) ?? [];
    const stream = Readable.from([first ?? '', ...rest].map((part) => Buffer.from(part, 'latin1')));
    expect(await readEditingBody(stream, LIMIT)).toEqual({ kind: 'read', body: 'ب' });
  });

  it('reads a body of exactly the limit', async () => {
    const { stream } = bodyOf(LIMIT / CHUNK);
    expect(await readEditingBody(stream, LIMIT)).toMatchObject({ kind: 'read' });
  });

  it('reads a refused body to its end, so that its sender is not cut off', async () => {
    const { stream, read } = bodyOf(50);
    expect(await readEditingBody(stream, LIMIT)).toEqual({ kind: 'tooLarge' });
    expect(read.chunks).toBe(50);
    expect(stream.readableEnded).toBe(true);
  });

  it('stops at ten times the limit, and leaves the stream open for the response', async () => {
    const { stream, read } = bodyOf(10_000);
    expect(await readEditingBody(stream, LIMIT)).toEqual({ kind: 'tooLarge' });
    expect(read.chunks).toBeLessThan(200);
    expect(stream.destroyed).toBe(false);
  });

  it('refuses what is no JSON', async () => {
    expect(await readEditingBody(streamOf('{"a":'), LIMIT)).toEqual({ kind: 'invalid' });
  });
});
