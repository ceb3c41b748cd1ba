import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/**
 * Returns the classes that the layer of components of a style sheet and its relative imports declares. The option
 * `detectComponentClasses` of eslint-plugin-better-tailwindcss finds the same, but anew for each class name of a component.
 */
export function componentClasses(styleSheet: string): string[] {
  const classes = new Set<string>();
  const addClasses = selectorParser((selectors) => selectors.walkClasses(({ value }) => void classes.add(value)));
  const root = postcss.parse(readFileSync(styleSheet, 'utf8'));
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'components') layer.walkRules(({ selector }) => void addClasses.processSync(selector));
  });
  root.walkAtRules('import', ({ params }) => {
    const path = /^'(\.\.?\/[^']+)'$/.exec(params)?.[1];
    if (path !== undefined) componentClasses(join(dirname(styleSheet), path)).forEach((name) => classes.add(name));
  });
  return [...classes];
}
