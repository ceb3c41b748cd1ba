import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';

/** Renderings that are on no page of the content, with the reason. */
const NO_PAGE: Readonly<Record<string, string>> = {
  EmbeddedForm: 'shows a form of a Sitecore beside ours; the bank of the demo has none',
  ...Object.fromEntries(
    ['ColumnSplitter', 'Container', 'PartialDesignDynamicPlaceholder', 'RowSplitter']
      .concat(['Image', 'LinkList', 'Navigation', 'PageContent', 'Promo', 'Title'])
      .map((name) => [name, 'stands on the pages that the SXA of a Sitecore composes']),
  ),
  ProtectionTest: 'tests that a page survives its failure; only PROTECTION_TEST=1 shows it',
};

it('every rendering of the registry is on a page of the content', () => {
  const files = ['sitecore/content/site.yml', ...globSync('sitecore/content/pages/**/*.yml')];
  const placed = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\brendering: (\w+)/g)].map(([, name = '']) => name),
  );
  expect(placed).toContain('RichText');
  const unused = Object.keys(serverRegistry).filter((name) => !placed.includes(name));
  expect(unused.filter((name) => !(name in NO_PAGE))).toEqual([]);
});
