import { nodesOf, type PageNode, type PageTree } from './page-tree.tsx';

/** Lengths to which a GUID is cut, the shortest first: the half and the whole of its first group. */
const LENGTHS = [4, 8];

/**
 * Returns a tree with the shortest uids that tell its renderings apart: a page repeats them in ids, and hardly anything in
 * them compresses. The same tree when two would be the same.
 */
export function withShortUids(tree: PageTree): PageTree {
  const uids = nodesOf(tree).map(({ uid }) => uid);
  const length = LENGTHS.find((each) => new Set(uids.map((uid) => cut(uid, each))).size === new Set(uids).size);
  return length === undefined ? tree : { ...tree, children: tree.children.map((node) => shortened(node, length)) };
}

const shortened = (node: PageNode, length: number): PageNode => ({
  ...node,
  uid: cut(node.uid, length),
  children: node.children.map((child) => shortened(child, length)),
});

/** Returns the beginning of a GUID; any other uid as it is. */
const cut = (uid: string, length: number): string => (GUID.test(uid) ? uid.slice(0, length) : uid);

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
