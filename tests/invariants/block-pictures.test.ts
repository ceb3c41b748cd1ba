import { expect, it } from 'vitest';
import { allowedRenderings } from '#sitecore/platform/editing/structure/default-values.ts';
import { exampleLayout } from '#src/catalogue/example-layout.ts';
import { findExample } from '#src/catalogue/find-example.ts';

it('every block that an author can add has an example for its picture, in both languages', () => {
  const names = allowedRenderings().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const example = findExample(name);
    expect(example?.rendering.name, name).toBe(name);
    if (!example) continue;
    for (const language of ['ar', 'en'] as const)
      expect(JSON.stringify(exampleLayout(example, language)), name).toContain(`"componentName":"${name}"`);
  }
});
