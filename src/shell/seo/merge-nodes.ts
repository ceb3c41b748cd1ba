import type { JsonLdNode } from '#src/cms/structured-data.ts';

/** Merges nodes with the same `@id`: their lists are joined, with one entry per name, the first; others stay as they are. */
export function mergeNodes(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  const merged = new Map<unknown, JsonLdNode>();
  for (const node of nodes) {
    const id = node['@id'];
    if (id === undefined) merged.set(node, node);
    else merged.set(id, join(merged.get(id), node));
  }
  return [...merged.values()];
}

function join(known: JsonLdNode | undefined, node: JsonLdNode): JsonLdNode {
  const lists = Object.entries(node).flatMap(([property, value]): [string, unknown[]][] =>
    isList(value) ? [[property, distinct([...listOf(known?.[property]), ...value])]] : [],
  );
  return { ...known, ...node, ...Object.fromEntries(lists) };
}

function distinct(entries: readonly unknown[]): unknown[] {
  const first = new Map<unknown, unknown>();
  for (const entry of entries) {
    const name = nameOf(entry);
    if (!first.has(name)) first.set(name, entry);
  }
  return [...first.values()];
}

const nameOf = (entry: unknown): unknown => (isNamed(entry) ? entry.name : entry);

const isNamed = (entry: unknown): entry is { readonly name: unknown } =>
  typeof entry === 'object' && entry !== null && 'name' in entry;

const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
