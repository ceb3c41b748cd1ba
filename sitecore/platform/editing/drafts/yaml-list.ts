import { isDeepStrictEqual } from 'node:util';
import { isNode, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml';
import type { Step } from '../../content/item-source.ts';

/** A member of the new list: one of the old list by its index, or a new value. */
export type ListMember = { readonly old: number } | { readonly value: unknown };

/**
 * Returns a YAML text whose list at `steps` has other members. Members that stay keep their comments and line breaks; the
 * whole document is written anew only when their lines cannot be told apart. A list that is missing is added.
 */
export function arrangeList(text: string, steps: readonly Step[], members: readonly ListMember[]): string {
  const document = parseDocument(text);
  const list = document.getIn(steps, true);
  const expected = parseDocument(text);
  const current = expected.getIn(steps, true);
  const nodeOf = (member: ListMember): unknown =>
    'old' in member && isSeq(current)
      ? current.items[member.old]
      : expected.createNode('value' in member ? member.value : {});
  const nodes = members.map(nodeOf);
  if (members.length === 0) expected.deleteIn(steps);
  else if (isSeq(current)) current.items = nodes;
  else expected.setIn(steps, expected.createNode(nodes));
  const changed = isSeq(list) && members.length > 0 ? arrangeLines(text, list, members) : undefined;
  return changed !== undefined && isSame(changed, expected.toJS())
    ? changed
    : expected.toString({ lineWidth: 0, singleQuote: true });
}

function isSame(text: string, expected: unknown): boolean {
  const read = parseDocument(text);
  return read.errors.length === 0 && isDeepStrictEqual(read.toJS(), expected);
}

/** Moves the lines of a list's members; undefined for a list within a line. */
function arrangeLines(text: string, list: YAMLSeq, members: readonly ListMember[]): string | undefined {
  const starts = list.items.map((item) => {
    const at = isNode(item) ? item.range?.[0] : undefined;
    return at === undefined ? -1 : text.lastIndexOf('\n', text.lastIndexOf('-', at - 1)) + 1;
  });
  const [first] = starts;
  const end = list.range?.[1];
  if (list.flow || first === undefined || end === undefined || starts.includes(-1)) return undefined;
  const close = text.endsWith('\n', end) ? end : text.indexOf('\n', end) + 1;
  if (close === 0) return undefined;
  const indent = /^ */.exec(text.slice(first))?.[0] ?? '';
  const chunks = starts.map((start, index) => text.slice(start, starts[index + 1] ?? close));
  const lines = members.map((member) =>
    'old' in member
      ? (chunks[member.old] ?? '')
      : indented(stringify([member.value], { lineWidth: 0, singleQuote: true }), indent),
  );
  return text.slice(0, first) + lines.join('') + text.slice(close);
}

const indented = (yaml: string, indent: string): string => yaml.replace(/^(?=.)/gm, indent);
