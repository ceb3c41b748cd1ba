import { haveTargets } from './check-references.ts';
import type { Content } from './content.ts';
import { DiagnosticList } from './diagnostics.ts';
import type { FileSnapshot } from './file-cache.ts';
import type { MutableItem, ReadFile } from './tree-builder.ts';
import type { ItemContent } from './tree.ts';

/** Content without errors, and the files of its pages and shared items by path. */
export interface Assembly {
  readonly content: Content;
  readonly files: ReadonlyMap<string, ReadFile>;
}

/**
 * Returns content in which these files are read again. Undefined when they have errors, or when they change what other files
 * depend on: which items there are, their paths, ids, templates and URLs. Then everything has to be read.
 */
export function replaceFiles(
  { content, files }: Assembly,
  changed: Iterable<string>,
  snapshot: FileSnapshot,
): Assembly | undefined {
  const contents = new Map<object, ItemContent>();
  const replaced = new Map(files);
  for (const path of changed) {
    const before = replaced.get(path);
    if (!before) continue;
    const diagnostics = new DiagnosticList();
    const items = before.read(snapshot, diagnostics);
    const isSound = items.diagnostics.length === 0 && diagnostics.diagnostics.length === 0;
    if (!isSound || !before.items.item || !items.item || !hasSameItems(before.items.item, items.item)) return undefined;
    if (!haveTargets(items.references, content.tree)) return undefined;
    addContents(contents, before.items.item, items.item);
    for (const same of before.paths) replaced.set(same, { ...before, items });
  }
  if (contents.size === 0) return { content, files };
  return { content: { ...content, tree: content.tree.withContents(contents) }, files: replaced };
}

/** Returns true when a file has the same items as before, whatever their content. */
function hasSameItems(one: MutableItem, other: MutableItem): boolean {
  return (
    one.path === other.path &&
    one.id === other.id &&
    one.template === other.template &&
    one.url === other.url &&
    one.shows?.path === other.shows?.path &&
    one.children.length === other.children.length &&
    one.children.every((child, index) => {
      const same = other.children[index];
      return same !== undefined && hasSameItems(child, same);
    })
  );
}

/** Maps each item of a file to the same item as it is now. */
function addContents(contents: Map<object, ItemContent>, before: MutableItem, now: MutableItem): void {
  contents.set(before, now);
  for (const [index, child] of before.children.entries()) {
    const same = now.children[index];
    if (same) addContents(contents, child, same);
  }
}
