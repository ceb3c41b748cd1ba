import { expect, it } from 'vitest';
import type { PageNode, PageTree } from './page-tree.tsx';
import { withShortUids } from './short-uids.ts';

const node = (uid: string, ...children: PageNode[]): PageNode => ({
  uid,
  rendering: { componentName: 'Box' },
  slots: {},
  children,
});
const tree = (...children: PageNode[]): PageTree => ({ slots: {}, children });

const FIRST = '4629add4-89ef-5e1c-88c4-6aa12e0c986a';
const SECOND = '8e1c7b91-71b8-582c-b9b0-a66027c4cda8';
const ALIKE = '8e1c0000-71b8-582c-b9b0-a66027c4cda8';
const SIMILAR = '8e1c7b91-0000-582c-b9b0-a66027c4cda8';

it('withShortUids keeps four digits of every GUID in a tree, and other uids', () => {
  expect(withShortUids(tree(node(FIRST, node(SECOND)), node('Box-{A}')))).toEqual(
    tree(node('4629', node('8e1c')), node('Box-{A}')),
  );
});

it('withShortUids keeps the first group of every GUID where four digits are the same', () => {
  expect(withShortUids(tree(node(FIRST, node(SECOND)), node(ALIKE)))).toEqual(
    tree(node('4629add4', node('8e1c7b91')), node('8e1c0000')),
  );
});

it('withShortUids leaves a tree as it is in which two would be the same', () => {
  const similar = tree(node(FIRST, node(SECOND)), node(SIMILAR));
  expect(withShortUids(similar)).toBe(similar);
});
