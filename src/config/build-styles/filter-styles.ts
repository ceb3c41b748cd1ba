import { AtRule, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { SourceWords } from './source-words.ts';

/**
 * Returns a style sheet without the rules that only other widgets need: those with a class that the code of these widgets
 * does not name and other code does. A class that no code names whole stays: it is put together, or content's. The order
 * of the rules is kept, and with it which of two wins.
 */
export function filterStyles(css: string, { ofWidgets, ofAll }: SourceWords): string {
  const root = parse(css);
  const isForeign = needsClass((name) => ofAll.has(name) && !ofWidgets.has(name));
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => !isForeign(selector));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedKeyframes(root);
  removeUnusedProperties(root, ofAll);
  root.walkAtRules((atRule) => removeEmpty(atRule));
  return root.toString();
}

const isKeyframe = ({ parent }: Rule): boolean => parent instanceof AtRule && parent.name.endsWith('keyframes');

/** Pseudo-classes of which one alternative must match. */
const ONE_OF = new Set([':is', ':where', ':has']);

/** Returns a function that tells if a selector only matches where an element has such a class; one inside `:not()` is none. */
function needsClass(isSuch: (name: string) => boolean): (selector: string) => boolean {
  const needs = (selector: Selector): boolean =>
    selector.nodes.some((node) => {
      if (node.type === 'class') return isSuch(node.value);
      return node.type === 'pseudo' && ONE_OF.has(node.value) && node.nodes.length > 0 && node.nodes.every(needs);
    });
  return (selector) => selectorParser().astSync(selector).nodes.every(needs);
}

/** Removes the keyframes that no declaration names. */
function removeUnusedKeyframes(root: Root): void {
  const values: string[] = [];
  root.walkDecls(/^(?:animation(?:-name)?|--.*)$/, ({ value }) => void values.push(value));
  const named = new Set(values.flatMap((value) => value.split(/[\s,]+/)));
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!named.has(keyframes.params)) keyframes.remove();
  });
}

/**
 * Removes the custom properties that no rule and no code reads: the design's own, and those that Tailwind registers or resets
 * for others.
 */
function removeUnusedProperties(root: Root, words: ReadonlySet<string>): void {
  const css = root.toString();
  const inCode = [...words].filter((word) => word.includes('--')).join(' ');
  const isUnused = (name: string) => {
    const reading = new RegExp(`var\\(${name}[,)]`);
    return !reading.test(css) && !inCode.includes(name);
  };
  root.walkAtRules('property', (registration) => {
    if (isUnused(registration.params)) registration.remove();
  });
  root.walkDecls(/^--/, (definition) => {
    if (isUnused(definition.prop)) definition.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** Removes an at-rule that has lost all its rules, and those around it that have nothing else. */
function removeEmpty(atRule: AtRule): void {
  if (atRule.nodes?.length !== 0) return;
  const { parent } = atRule;
  atRule.remove();
  if (parent instanceof AtRule) removeEmpty(parent);
}
