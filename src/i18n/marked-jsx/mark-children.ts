import { Fragment, type ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';
import type { Language } from '#sitecore/definitions/language.ts';
import { MAY_MATCH_RULE } from '../may-match-rule.ts';
import { EXCLUDED_AREAS, type MarkedElement, markedElement, splitByRules } from '../text-rules.ts';

/** Elements in which text stays as written: the excluded ones, and those of SVG that hold text. */
const EXCLUDED_ELEMENTS = new Set<string>([...EXCLUDED_AREAS.elements, 'text', 'tspan', 'desc']);

/** Language of the text that React renders now; undefined while nothing is marked, as in editing. */
let language: Language | undefined;

/** Sets the language whose text rules apply to what React renders from now on; undefined marks nothing. */
export const setTextRules = (of: Language | undefined): void => {
  language = of;
};

/** Renders synchronously with the text rules of a language; undefined marks nothing. */
export function withTextRules<T>(of: Language | undefined, render: () => T): T {
  const before = language;
  language = of;
  try {
    return render();
  } finally {
    language = before;
  }
}

interface Props {
  readonly children?: ReactNode;
  readonly className?: unknown;
  readonly contentEditable?: unknown;
}

/** Returns the props of an element or a fragment with the text rules applied to its own text. */
export function markChildren<P>(type: unknown, props: P): P;
export function markChildren(type: unknown, props: Props): Props {
  const { children } = props;
  const of = language;
  if (of === undefined || children === undefined || !marksText(type, props)) return props;
  if (typeof children === 'string') {
    const marked = markText(children, of);
    return marked === children ? props : { ...props, children: marked };
  }
  if (!Array.isArray(children) || !children.some((child) => typeof child === 'string' && MAY_MATCH_RULE.test(child)))
    return props;
  const marked = children.map((child: ReactNode, index) =>
    typeof child === 'string' ? markText(child, of, index) : child,
  );
  return { ...props, children: marked };
}

function marksText(type: unknown, { className, contentEditable }: Props): boolean {
  if (type === Fragment) return true;
  if (typeof type !== 'string' || EXCLUDED_ELEMENTS.has(type) || contentEditable !== undefined) return false;
  return typeof className !== 'string' || !EXCLUDED_AREAS.classes.some((name) => className.split(' ').includes(name));
}

/**
 * Returns a text as a node, its parts marked that the rules find; the same text when they find none. A marked text is one
 * element: a flex container would place each of its parts apart.
 */
function markText(text: string, of: Language, key?: number): ReactNode {
  if (!MAY_MATCH_RULE.test(text)) return text;
  const pieces = splitByRules(text, of);
  if (pieces.every((piece) => typeof piece === 'string')) return text;
  const children = pieces.map((piece) => (typeof piece === 'string' ? piece : nodeOf(markedElement(piece, of))));
  return jsxs('span', { children }, key);
}

function nodeOf(part: string | MarkedElement): ReactNode {
  if (typeof part === 'string') return part;
  const { class: className, ...rest } = part.attributes;
  return jsxs(part.tag, { className, ...rest, children: part.children.map(nodeOf) });
}
