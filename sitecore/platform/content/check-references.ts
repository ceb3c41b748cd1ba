import { byCloseness } from '#sitecore/definitions/closest.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import type { DiagnosticList } from './diagnostics.ts';
import { inSlices, type Pause } from './pause.ts';
import type { TreeBuilder, UnresolvedReference } from './tree-builder.ts';
import { inherits } from './inherits.ts';
import { MEDIA_LIBRARY, type Tree } from './tree.ts';

/** Returns true when the target of each reference exists and has its template. */
export const haveTargets = (references: readonly UnresolvedReference[], tree: Tree): boolean =>
  references.every((reference) => missingTarget(reference, tree) === undefined);

/** Reports every reference whose target does not exist or has another template. */
export async function checkReferences(
  { references, unreadable }: Pick<TreeBuilder, 'references' | 'unreadable'>,
  tree: Tree,
  { diagnostics, pause }: { readonly diagnostics: DiagnosticList; readonly pause: Pause },
): Promise<void> {
  const check = (reference: UnresolvedReference): void => {
    const expected = missingTarget(reference, tree);
    if (!expected || isBelow(reference.path, unreadable)) return;
    const isOfOtherTemplate = reference.to === 'item' && tree.at(reference.path) !== undefined;
    diagnostics.add(isOfOtherTemplate ? reference.node.outdated(expected) : reference.node.diagnostic(expected));
  };
  for await (const slice of inSlices(references, pause)) slice.forEach(check);
}

const isBelow = (path: string, above: ReadonlySet<string>): boolean =>
  [...above].some((one) => `${path.toLowerCase()}/`.startsWith(`${one}/`));

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
      return tree.mediaAt(path) ? undefined : `a file of content/media: ${noSuch(path, mediaPaths(tree))}`;
    case 'page':
      return isKnownPath(path, rootPath, tree)
        ? undefined
        : `the address of a page: ${noSuch(path, urls(tree, rootPath))}`;
    case 'item': {
      const item = tree.at(path);
      if (!item) return `the path of an item: ${noSuch(shortPath(path, rootPath), paths(tree, rootPath, template))}`;
      if (!template || inherits(item.template, template.id)) return undefined;
      return `an item of template ${template.name}: ${shortPath(path, rootPath)} is a ${item.template.name}`;
    }
  }
}

function isKnownPath(path: string, rootPath: string, tree: Tree): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname.startsWith('/-/media/')) return tree.mediaAt(pathname.slice('/-/media/'.length)) !== undefined;
  return tree.pageAt(pathname, rootPath) !== undefined;
}

/** Says that a path does not exist, with the one that is most like it when there is one. */
function noSuch(path: string, known: readonly string[]): string {
  const [closest] = byCloseness(path, known);
  return `there is no ${path}${closest === undefined ? '' : `, the closest is ${closest}`}`;
}

const mediaPaths = ({ items }: Tree): string[] =>
  [...items].flatMap(({ path, media }) => (media ? [path.slice(MEDIA_LIBRARY.length)] : []));

const urls = ({ pages }: Tree, rootPath: string): string[] =>
  [...pages].filter(({ path }) => path.startsWith(`${rootPath}/`)).flatMap(({ url }) => url ?? []);

/** Returns the paths of a site's items of a template, as its files write them. */
const paths = ({ items }: Tree, rootPath: string, template: AnyTemplate | undefined): string[] =>
  [...items]
    .filter((item) => item.path.startsWith(`${rootPath}/`) && (!template || inherits(item.template, template.id)))
    .map(({ path }) => shortPath(path, rootPath));

/** Returns a path as a site's files write it: without that of the site's root item. */
export const shortPath = (path: string, rootPath: string): string =>
  path.startsWith(`${rootPath}/`) ? path.slice(rootPath.length) : path;
