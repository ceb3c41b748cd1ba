import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isPair, isScalar, parseDocument, Scalar, stringify } from 'yaml';
import type { Step } from '../../content/item-source.ts';

/**
 * A YAML text with another value at a place. What stands around it stays as it was written, comments, order and line
 * breaks too; only where the place cannot be found in the text is the whole document written anew.
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

/** A page's or item's text with its version, which stands behind the template. */
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
  // What stands in lines of its own takes the end of its last line with it.
  const close = text[end - 1] === '\n' ? '\n' : '';
  return `${text.slice(0, start)}${block ?? `${inline(value)}${close}`}${text.slice(end)}`;
}

/** Adds a key to an object that is there. */
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

/** A value in one line. */
function inline(value: unknown): string {
  const line = stringify([value], { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
  // JSON is YAML, and writes every line break as an escape.
  return line.includes('\n') ? JSON.stringify(value) : line.slice(2, -2);
}

/** A text in lines of its own, indented as the one before; undefined for a text that would lose something there. */
function asBlock(value: string, before: string): string | undefined {
  const indent = /\n( +)\S/.exec(before)?.[1];
  const isLost = /^\s|\n\n$|\r|[ \t]\n/.test(value) || value === '';
  if (indent === undefined || isLost) return undefined;
  const lines = value.replace(/\n$/, '').split('\n');
  return [value.endsWith('\n') ? '|' : '|-', ...lines.map((line) => (line === '' ? '' : indent + line)), ''].join('\n');
}
