import { fixtures as card } from '#src/widgets/errors/ErrorCard/ErrorCard.fixture.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as faq } from '#src/widgets/help/FaqAccordion/FaqAccordion.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { EVERY_PAGE_MS, sitemapPathsIn } from '#tests/support/sitemap.ts';

test('SHELL-01 a page is what its content places: adding, moving or removing a block changes it', async ({
  qa,
  page,
}) => {
  const blocks = () =>
    page
      .getByRole('main')
      .locator('[data-widget]')
      .evaluateAll((widgets) => widgets.map((widget) => widget.getAttribute('data-widget')));
  await qa.publish([hero.full]);
  await qa.open();
  expect(await blocks()).toEqual(['HeroBanner']);
  await qa.publish([hero.full, faq.full, card.minimal]);
  await qa.open();
  expect(await blocks()).toEqual(['HeroBanner', 'FaqAccordion', 'ErrorCard']);
  await qa.publish([card.minimal, hero.full, faq.full]);
  await qa.open();
  expect(await blocks()).toEqual(['ErrorCard', 'HeroBanner', 'FaqAccordion']);
  await qa.publish([card.minimal, faq.full]);
  await qa.open();
  expect(await blocks()).toEqual(['ErrorCard', 'FaqAccordion']);
});

test('SHELL-06 every page is header, main content and footer, each a landmark filled from its own placeholder, or empty', async ({
  qa,
  page,
  request,
  siteLanguage,
}) => {
  test.setTimeout(EVERY_PAGE_MS);
  for (const path of await sitemapPathsIn(request, siteLanguage)) {
    const html = await (await request.get(path)).text();
    const parts = [...html.matchAll(/<(header|main|footer)[\s>].*?<\/\1>/gs)];
    expect(
      parts.map(([, name]) => name),
      path,
    ).toEqual(['header', 'main', 'footer']);
    for (const [part = '', name] of parts) expect(part, `${name} of ${path}`).toMatch(/<(?:img|p|h1) .+/);
  }

  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const foot = page.getByRole('contentinfo');
  await qa.publish(card.minimal);
  await qa.open();
  for (const landmark of [banner, main, foot]) await expect(landmark).toHaveCount(1);
  await expect(banner.getByRole('link').first()).toBeVisible();
  await expect(main.locator('[data-widget=ErrorCard]')).toHaveCount(1);
  await expect(foot.getByRole('link').first()).toBeVisible();
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('body header, main, body footer')].map(({ tagName }) => tagName),
  );
  expect(order.indexOf('HEADER')).toBeLessThan(order.indexOf('MAIN'));
  expect(order.indexOf('MAIN')).toBeLessThan(order.indexOf('FOOTER'));

  await qa.publish({ 'headless-main': [], 'headless-footer': [card.minimal] });
  await qa.open();
  await expect(main).toHaveText('');
  await expect(banner).toHaveCount(1);
  const below = await page.evaluate(() => {
    const block = document.querySelector('[data-widget=ErrorCard]');
    const content = document.querySelector('main');
    return block && content && !content.contains(block) && Boolean(content.compareDocumentPosition(block) & 4);
  });
  expect(below).toBe(true);
});
