import type { UnresolvedReference } from './tree-builder.ts';
import { inherits, type Tree } from './tree.ts';

/** Names every pointer whose target does not exist or has another template. */
export function checkReferences(pointers: readonly UnresolvedReference[], tree: Tree): void {
  for (const pointer of pointers) {
    const expected = missingTarget(pointer, tree);
    if (expected) pointer.node.report(expected);
  }
}

/** What was expected where something points at nothing; undefined when its target exists. */
export function missingTarget(
  { to, path, template, rootPath }: Omit<UnresolvedReference, 'node'>,
  tree: Tree,
): string | undefined {
  switch (to) {
    case 'media':
      return tree.at(`/sitecore/media library/${path}`) ? undefined : `a file of content/media: there is no ${path}`;
    case 'page':
      return isKnownPath(path, rootPath, tree) ? undefined : `the address of a page: there is no ${path}`;
    case 'item': {
      const item = tree.at(path);
      if (!item) return `the path of an item: there is no ${path}`;
      if (!template || inherits(item.template, template.id)) return undefined;
      return `an item of template ${template.name}: ${path} is a ${item.template.name}`;
    }
  }
}

function isKnownPath(path: string, rootPath: string, tree: Tree): boolean {
  const [address = ''] = path.split(/[?#]/);
  if (address.startsWith('/-/media/'))
    return tree.at(`/sitecore/media library/${address.slice('/-/media/'.length)}`) !== undefined;
  return tree.pageAt(address, rootPath) !== undefined;
}
