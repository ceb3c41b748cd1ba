import { withoutEndSlashes } from '#sitecore/rules/url-path.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Reference } from '#sitecore/definitions/fields/kind.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import type { Item, Tree } from '../content/tree.ts';

/** Returns true for an item whose JSON may differ because a page or a file that it refers to was changed. */
export type HasChangedTarget = (item: Item) => boolean;

/** Compares the pages and media files of two states, to which items that stay the same may refer. */
export function changedTargets(old: Tree, now: Tree): HasChangedTarget {
  const before = targetsOf(old);
  const after = targetsOf(now);
  const changed = new Set(
    [...new Set([...before.keys(), ...after.keys()])].filter(
      (key) => before.get(key) !== after.get(key) && !isDeepStrictEqual(before.get(key), after.get(key)),
    ),
  );
  if (changed.size === 0) return () => false;
  return ({ fields }) =>
    [...fields.values()].some((content) =>
      LANGUAGES.some((language) => content[language].references.some((reference) => changed.has(keyOf(reference)))),
    );
}

type Targets = ReadonlyMap<string, unknown>;

/** A state is compared with the one before and with the one after. */
const knownTargets = new WeakMap<Tree, Targets>();

/** Returns the ids of pages and the media files by `keyOf` a reference to them. */
function targetsOf(tree: Tree): Targets {
  const targets = knownTargets.get(tree) ?? readTargets(tree);
  knownTargets.set(tree, targets);
  return targets;
}

function readTargets(tree: Tree): Targets {
  const targets = new Map<string, unknown>();
  for (const { id, url = '' } of tree.pages) targets.set(keyOf({ to: 'page', path: url }), id);
  for (const { media } of tree.items)
    if (media) targets.set(keyOf({ to: 'media', path: media.url.slice('/-/media/'.length) }), media);
  return targets;
}

function keyOf({ to, path }: Reference): string {
  const [pathname = ''] = path.toLowerCase().split(/[?#]/);
  return `${to} ${withoutEndSlashes(pathname)}`;
}
