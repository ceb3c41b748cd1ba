import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isPair, isScalar, parseDocument, Scalar, stringify } from 'yaml';
import type { Step } from '../../content/item-source.ts';

/**
 * Returns a YAML text with the value at `steps` replaced. The rest of the text keeps its comments, order and line breaks;
 * the whole document is written anew only when the position cannot be found in the text.
 */
export function writeAt(text: string, steps: readonly Step[], value: unknown): string {
  const written = parseDocument(text);
  written.setIn(steps, written.createNode(value));
  const document = parseDocument(text);
  const changed = replaceValue(text, document, steps, value) ?? addKey(text, document, steps, value);
  return changed !== undefined && isSameDocument(changed, written)
    ? changed
    : written.toString({ lineWidth: 0, singleQuote: true });
}

/** Returns a YAML text without the key at `steps`; the document is written anew only when its lines hold other keys too. */
export function removeAt(text: string, steps: readonly Step[]): string {
  const document = parseDocument(text);
  const parent = document.getIn(steps.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === steps.at(-1)) : undefined;
  const expected = parseDocument(text);
  expected.deleteIn(steps);
  const from = isPair(pair) && isNode(pair.key) ? pair.key.range?.[0] : undefined;
  const to = isPair(pair) && isNode(pair.value) ? pair.value.range?.[1] : undefined;
  if (from !== undefined && to !== undefined) {
    const start = text.lastIndexOf('\n', from) + 1;
    const end = text.indexOf('\n', to - 1) + 1;
    const changed = text.slice(0, start) + text.slice(end === 0 ? text.length : end);
    if (isSameDocument(changed, expected)) return changed;
  }
  return expected.toString({ lineWidth: 0, singleQuote: true });
}

/** Returns the text of a page or item with its version, which is added after the template. */
export function withVersion(text: string, version: number): string {
  const document = parseDocument(text);
  const template = document.get('template', true);
  if (document.has('version') || !isScalar(template) || !template.range) return writeAt(text, ['version'], version);
  const end = text.indexOf('\n', template.range[1]) + 1;
  const changed = `${text.slice(0, end)}version: ${version}\n${text.slice(end)}`;
  document.set('version', version);
  return end > 0 && isSameDocument(changed, document) ? changed : writeAt(text, ['version'], version);
}

function isSameDocument(text: string, written: Document): boolean {
  const read = parseDocument(text);
  return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), written.toJS());
}

function replaceValue(text: string, document: Document, steps: readonly Step[], value: unknown): string | undefined {
  const node = document.getIn(steps, true);
  if (!isNode(node) || !node.range) return undefined;
  const [start, end] = node.range;
  const isLines = isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
  const block = isLines && typeof value === 'string' ? asBlock(value, text.slice(start, end)) : undefined;
  // The range of a block includes the line break after its last line.
  const close = text[end - 1] === '\n' ? '\n' : '';
  return `${text.slice(0, start)}${block ?? `${inline(value)}${close}`}${text.slice(end)}`;
}

/** Returns the text with a key added to an object that exists; undefined when its position is not known. */
function addKey(text: string, document: Document, steps: readonly Step[], value: unknown): string | undefined {
  const parent = document.getIn(steps.slice(0, -1), true);
  const [first] = isMap(parent) ? parent.items : [];
  const last = isMap(parent) ? parent.items.at(-1) : undefined;
  if (!isMap(parent) || !parent.range || !isPair(first) || !isNode(first.key) || !first.key.range) return undefined;
  const pair = `${steps.at(-1)}: ${inline(value)}`;
  const [start, close] = parent.range;
  if (parent.flow) return `${text.slice(0, close - 1).trimEnd()}, ${pair} }${text.slice(close)}`;
  if (!isPair(last) || !isNode(last.value) || !last.value.range) return undefined;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  const end = text.indexOf('\n', last.value.range[1] - 1) + 1;
  return end === 0 ? undefined : `${text.slice(0, end)}${indent}${pair}\n${text.slice(end)}`;
}

/** Formats a value as YAML on one line. */
function inline(value: unknown): string {
  const line = stringify([value], { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
  // JSON is valid YAML and escapes every line break.
  return line.includes('\n') ? JSON.stringify(value) : line.slice(2, -2);
}

/** Formats a text as a block with the indent of the block before; undefined when a block would lose some of the text. */
function asBlock(value: string, before: string): string | undefined {
  const indent = /\n( +)\S/.exec(before)?.[1];
  const isLost = /^\s|\n\n$|\r|[ \t]\n/.test(value) || value === '';
  if (indent === undefined || isLost) return undefined;
  const lines = value.replace(/\n$/, '').split('\n');
  return [value.endsWith('\n') ? '|' : '|-', ...lines.map((line) => (line === '' ? '' : indent + line)), ''].join('\n');
}
