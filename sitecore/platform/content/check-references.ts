import type { UnresolvedReference } from './tree-builder.ts';
import { inherits, type Tree } from './tree.ts';

/** Reports every reference whose target does not exist or has another template. */
export function checkReferences(references: readonly UnresolvedReference[], tree: Tree): void {
  for (const reference of references) {
    const expected = missingTarget(reference, tree);
    if (expected) reference.node.report(expected);
  }
}

/**
 * Returns what a reference without a target should have named, as a diagnostic says it; undefined when the target
 * exists.
 */
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
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname.startsWith('/-/media/'))
    return tree.at(`/sitecore/media library/${pathname.slice('/-/media/'.length)}`) !== undefined;
  return tree.pageAt(pathname, rootPath) !== undefined;
}
