import { contentPages, templatePages } from '#tests/support/content-pages.ts';
import { also, expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '#tests/support/site.ts';

const templates = templatePages();

for (const { path, renderings } of templates)
  test(
    `${path}, built of ${[...renderings].join(', ')}, is clean to axe and does not scroll sideways`,
    also({ phone: 'renderings stand one below the other' }),
    async ({ page, open }) => {
      expect((await open(path)).status()).toBe(200);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    },
  );

test('pages for axe place every rendering of the content', ({}) => {
  const all = new Set(contentPages.flatMap(({ renderings }) => [...renderings]));
  expect(all.size).toBeGreaterThan(30);
  expect(new Set(templates.flatMap(({ renderings }) => [...renderings]))).toEqual(all);
});
