import { type AtRule, type Container, parse, root as emptyRoot } from 'postcss';
import { isOfLaterMedia } from '../style-sheets.ts';

/** A style sheet in two files. */
export interface SplitStyles {
  /** Rules that the first paint of a phone needs. */
  readonly first: string;
  /** Rules that hold only in `LATER_MEDIA`, in their layers and in their order. */
  readonly later: string;
}

/**
 * Returns a minified style sheet in two files, of which a phone's first paint waits for one. Of two equally specific rules of one
 * layer the moved one wins, so a rule that must win over it stands in such a media query, too: tests/build/style-sheets.e2e.ts
 * compares what elements look like.
 */
export function splitStyles(css: string): SplitStyles {
  const first = parse(css);
  const later = emptyRoot();
  moveLaterRules(first, later);
  return { first: first.toString(), later: later.toString() };
}

function moveLaterRules(from: Container, to: Container): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    if (node.name === 'media' && isOfLaterMedia(node.params)) to.append(node);
    else moveWithin(node, to);
  }
}

/** Moves rules out of a layer or of another group, into one like it; removes a group that has lost all its rules. */
function moveWithin(group: AtRule, to: Container): void {
  const like = group.clone({ nodes: [] });
  moveLaterRules(group, like);
  if (like.nodes?.length) to.append(like);
  if (group.nodes?.length === 0) group.remove();
}
