import { nodesOf, type PageNode, type PageTree } from './page-tree.tsx';

/** Length of the first group of a GUID. */
const LENGTH = 8;

/**
 * Returns a tree with the shortest uids that tell its renderings apart: a page repeats them in ids, and hardly anything in
 * them compresses. The same tree when two would be the same.
 */
export function withShortUids(tree: PageTree): PageTree {
  const uids = nodesOf(tree).map(({ uid }) => uid);
  const isUnique = new Set(uids.map(shorten)).size === new Set(uids).size;
  return isUnique ? { ...tree, children: tree.children.map(shortened) } : tree;
}

const shortened = (node: PageNode): PageNode => ({
  ...node,
  uid: shorten(node.uid),
  children: node.children.map(shortened),
});

/** Returns the first group of a GUID; any other uid as it is. */
const shorten = (uid: string): string => (GUID.test(uid) ? uid.slice(0, LENGTH) : uid);

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
