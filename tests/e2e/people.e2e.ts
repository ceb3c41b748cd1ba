import type { Locator } from '@playwright/test';
import { fixtures } from '#src/widgets/people/CareerPosition/CareerPosition.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll } from '#tests/support/site.ts';

const TEAM = '/about/team';

/** Returns the number of columns that cards stand in. */
const columnsOf = (list: Locator) =>
  list.evaluate((grid) => new Set([...grid.children].map((card) => Math.round(card.getBoundingClientRect().x))).size);

test(
  'TEAM-01 TEAM-02 shows each person with name, title and picture, the highlighted ahead of the grid',
  also({ english: 'names differ' }),
  async ({ page, open, t }) => {
    await open(TEAM);
    const main = page.getByRole('main');
    const lead = main.getByRole('link', { name: t({ ar: 'منيرة السبيعي', en: 'Munira Alsubaie' }) });
    const grid = main.getByRole('list').filter({ hasText: t({ ar: 'نوف العنزي', en: 'Nouf Alanazi' }) });
    const cards = grid.getByRole('link');
    await expect(lead).toContainText(t({ ar: 'الرئيس التنفيذي', en: 'Chief Executive' }));
    await expect(lead.locator('img')).toBeVisible();
    await expect(grid.getByText(t({ ar: 'منيرة السبيعي', en: 'Munira Alsubaie' }))).toHaveCount(0);
    expect(await cards.count()).toBeGreaterThan(10);
    const nouf = cards.filter({ hasText: t({ ar: 'نوف العنزي', en: 'Nouf Alanazi' }) });
    await expect(nouf).toContainText(t({ ar: 'المالية', en: 'Finance' }));
    await expect(nouf.locator('img')).toHaveAttribute('src', /team\/2\.svg/);
    const [above, below] = await Promise.all([lead.boundingBox(), grid.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    expect(above?.width ?? 0).toBeGreaterThan(0.9 * (below?.width ?? 0));
    // The second of the highlighted people follows the first, ahead of the grid too.
    const next = await main.getByRole('link', { name: t({ ar: 'بدر الشمراني', en: 'Badr Alshamrani' }) }).boundingBox();
    expect(next?.y ?? 0).toBeGreaterThan(above?.y ?? 0);
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await expectNoAxeViolationsInArabic(page);

    // The card leads to the person's own page, whose structured data is of a profile.
    await nouf.click();
    await expect(page).toHaveURL(/\/about\/team\/nouf-alanazi$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t({ ar: 'نوف العنزي', en: 'Nouf Alanazi' }));
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join('')).toContain('"@type":"ProfilePage"');
    await expectNoAxeViolationsInArabic(page);
  },
);

test('TEAM-03 has two columns below 768 px, three from there, four from 1280 px', async ({ page, open }) => {
  await open(TEAM);
  const grid = page.getByRole('main').getByRole('list').filter({ hasText: 'نوف العنزي' });
  for (const [width, columns] of [
    [320, 2],
    [767, 2],
    [768, 3],
    [1279, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(grid), { message: `${width} px` }).toBe(columns);
    await expectNoSidewaysScroll(page);
  }
});

test(
  'CAREER-01 CAREER-02 has a banner with title, subtitle, picture and link back, and five panels of bullets',
  also({ english: 'texts differ' }),
  async ({ qa, page, open, t }) => {
    await qa.publish(fixtures.full);
    await qa.open();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      t({ ar: 'مدير مكافحةالاحتيال', en: 'Head offraud operations' }),
    );
    await expect(main).toContainText(t({ ar: 'المخاطر · الرياض', en: 'Risk · Riyadh' }));
    await expect(main.getByRole('img', { name: t({ ar: 'سلّم', en: 'A ladder' }) })).toBeVisible();
    const back = main.getByRole('link', { name: t({ ar: 'الوظائف', en: 'Careers' }), exact: true });
    await expect(back).toHaveAttribute('href', t({ ar: '/about/careers', en: '/en/about/careers' }));
    const panels = main.locator('section').filter({ has: page.getByRole('list') });
    await expect(panels.getByRole('heading', { level: 2 })).toHaveText(
      t({
        ar: 'المناصب الحالية|المناصب السابقة|المهارات والمعارف والقدرات|المؤهلات|الخبرة',
        en: 'Current positions|Previous positions|Skills, knowledge and abilities|Qualifications|Experience',
      }).split('|'),
    );
    await expect(panels.first().getByRole('listitem')).toHaveText(
      t({ ar: 'شاغر واحد|الراتب معلن', en: 'One vacancy|The salary is stated' }).split('|'),
    );
    await expectNoAxeViolationsInArabic(page);

    // A visitor comes to a position from the page of careers, and goes back there.
    await open('/about/careers');
    const fraud = t({ ar: 'مدير مكافحة الاحتيال', en: 'Head of fraud operations' });
    await main.getByRole('link', { name: fraud }).click();
    await expect(page).toHaveURL(/\/about\/careers\/head-of-fraud-operations$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(fraud);
    await expect(main.locator('section').filter({ has: page.getByRole('list') })).toHaveCount(5);
    await main
      .getByRole('link', { name: t({ ar: 'الوظائف', en: 'Careers' }), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/about\/careers$/);
  },
);
