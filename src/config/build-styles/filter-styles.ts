import { AtRule, parse, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { SourceWords } from './source-words.ts';

/**
 * Returns a style sheet without the rules that only other widgets need: those with a class that the code of these widgets
 * does not name and other code does. A class that no code names whole stays: it is put together, or content's. The order
 * of the rules is kept, and with it which of two wins.
 */
export function filterStyles(css: string, { ofWidgets, ofAll }: SourceWords): string {
  const root = parse(css);
  const isForeign = (selector: string) => classesOf(selector).some((name) => ofAll.has(name) && !ofWidgets.has(name));
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter((selector) => !isForeign(selector));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  removeUnusedProperties(root);
  root.walkAtRules((atRule) => removeEmpty(atRule));
  return root.toString();
}

const isKeyframe = ({ parent }: Rule): boolean => parent instanceof AtRule && parent.name.endsWith('keyframes');

/** Returns the classes that an element must have for a selector to match; those inside `:not()` and the like are not. */
function classesOf(selector: string): readonly string[] {
  const names: string[] = [];
  selectorParser((root) => {
    root.each((whole) => {
      whole.each((node) => {
        if (node.type === 'class') names.push(node.value);
      });
    });
  }).processSync(selector);
  return names;
}

/** Removes the custom properties that Tailwind registers or resets for others and that no rule reads. */
function removeUnusedProperties(root: Root): void {
  const css = root.toString();
  const isUnused = (name: string) => !new RegExp(`var\\(${name}[,)]`).test(css);
  root.walkAtRules('property', (registration) => {
    if (isUnused(registration.params)) registration.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((reset) => {
      if (isUnused(reset.prop)) reset.remove();
    });
  });
}

/** Removes an at-rule that has lost all its rules, and those around it that have nothing else. */
function removeEmpty(atRule: AtRule): void {
  if (atRule.nodes?.length !== 0) return;
  const { parent } = atRule;
  atRule.remove();
  if (parent instanceof AtRule) removeEmpty(parent);
}
