import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#sitecore/contracts/parse-json.ts';
import { isSentPage, parseEditingBody, readEditingBody } from './editing-body.ts';

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

const sent = (page: string, bag: string): unknown => ({ args: ['/', page, bag] });
const layout = (context: object): string => JSON.stringify({ sitecore: { context, route: null } });
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('readEditingBody', () => {
  it.each([
    ['several pieces', ['{"a":', '"ب"}'], '{"a":"ب"}'],
    ['nothing', [], ''],
  ])('reads %s', async (_, parts, body) => {
    expect(String(await readEditingBody(streamOf(...parts), LIMIT))).toBe(body);
  });

  it('reads a body of exactly the limit', async () => {
    const { stream } = bodyOf(LIMIT / CHUNK);
    expect(await readEditingBody(stream, LIMIT)).toHaveLength(LIMIT);
  });

  it('reads none of a client that disconnects', async () => {
    const { stream } = bodyOf(5);
    stream.once('data', () => stream.destroy(new Error('aborted')));
    expect(await readEditingBody(stream, LIMIT)).toBeUndefined();
  });

  it('reads a refused body to its end, so that its sender is not cut off', async () => {
    const { stream, read } = bodyOf(50);
    expect(await readEditingBody(stream, LIMIT)).toBeUndefined();
    expect(read.chunks).toBe(50);
    expect(stream.readableEnded).toBe(true);
  });

  it('stops at ten times the limit, and leaves the stream open for the response', async () => {
    const { stream, read } = bodyOf(10_000);
    expect(await readEditingBody(stream, LIMIT)).toBeUndefined();
    expect(read.chunks).toBeLessThan(200);
    expect(stream.destroyed).toBe(false);
  });
});

describe('parseEditingBody', () => {
  it.each([
    ['JSON', '{"a":"ب"}', { a: 'ب' }],
    ['null', 'null', null],
    ['an empty body', '', {}],
    ['a body of blanks', ' \n', {}],
    ['a hundred levels', nested(100), parseJson(nested(100))],
    ['brackets in a text', JSON.stringify(`"\\${'['.repeat(200)}`), `"\\${'['.repeat(200)}`],
  ])('parses %s', (_, text, value) => {
    expect(parseEditingBody(Buffer.from(text))).toEqual({ ok: true, value });
  });

  it.each([
    ['what is no JSON', '{"a":', 'The body is not JSON'],
    ['more than a hundred levels', nested(101), 'The body is nested deeper than 100 levels'],
    ['a million levels', '{"a":'.repeat(1_000_000), 'The body is nested deeper than 100 levels'],
  ])('refuses %s', (_, text, failure) => {
    expect(parseEditingBody(Buffer.from(text))).toEqual({ ok: false, failure });
  });
});

describe('isSentPage', () => {
  it.each([
    ['a path in the layout', sent(layout({ itemPath: '/about' }), '{}')],
    ['a path in the view bag', sent(layout({}), '{"httpContext":{"request":{"path":"/about"}}}')],
    ['more arguments', { args: ['/', layout({ itemPath: '/' }), '{}', 1] }],
  ])('is true for %s', (_, body) => {
    expect(isSentPage(body)).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['null', null],
    ['arguments that are no list', { args: 'abc' }],
    ['two arguments', { args: ['/', layout({ itemPath: '/' })] }],
    ['a layout that is no text', { args: ['/', { sitecore: {} }, '{}'] }],
    ['no path', sent(layout({}), '{}')],
    ['a view bag that is null', sent(layout({ itemPath: '/' }), 'null')],
    ['a layout that is nested too deep', sent(layout({ itemPath: '/' }).replace('null', nested(200)), '{}')],
  ])('is false for %s', (_, body) => {
    expect(isSentPage(body)).toBe(false);
  });
});
