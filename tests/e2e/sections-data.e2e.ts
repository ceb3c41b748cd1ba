import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as comparison } from '#src/widgets/sections/ComparisonBlock/ComparisonBlock.fixture.ts';
import { fixtures as statistics } from '#src/widgets/sections/StatisticsSection/StatisticsSection.fixture.ts';
import { fixtures as table } from '#src/widgets/sections/TableBlock/TableBlock.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll } from '#tests/support/site.ts';

test(
  'SEC-TABLE-01 a table honours the spans, alignment, classes, notes and links of its cells, and scrolls in its box',
  also({ english: 'sides differ' }),
  async ({ qa, page, t }) => {
    await qa.publish([hero.full, table.full, table.twenty]);
    await qa.open();
    const section = page.locator('[data-widget=TableBlock]').first();
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(section).toContainText(t({ ar: 'تُراجَع', en: 'Reviewed' }));
    const kind = section.getByRole('columnheader', { name: t({ ar: 'النوع', en: 'Kind' }) });
    await expect(kind).toHaveAttribute('rowspan', '2');
    const fee = section.getByRole('columnheader', { name: t({ ar: 'الرسم بالريال', en: 'Fee in riyals' }) });
    await expect(fee).toHaveAttribute('colspan', '2');
    await expect(fee).toHaveCSS('text-align', 'center');
    await expect(section.locator('tbody th')).toHaveClass('cell-group');
    // Left and right are those of an English page.
    await expect(section.locator('tbody td').first()).toHaveCSS('text-align', 'end');
    await expect(section.locator('tbody td').nth(1)).toHaveCSS('text-align', 'start');
    await expect(section.locator('tbody td').nth(1).getByRole('link')).toHaveAttribute('href', /\/help$/);
    await expect(section.locator('tbody td')).toHaveCount(2);
    await expect(section.locator('thead sup')).toHaveText(t({ ar: '١', en: '1' }));
    await expect(section.getByRole('listitem')).toContainText(t({ ar: 'يُعفى من', en: 'Free from' }));

    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);
    const box = section.getByRole('region');
    await box.focus();
    await page.keyboard.press(t({ ar: 'ArrowLeft', en: 'ArrowRight' }));
    await expect.poll(() => box.evaluate(({ scrollLeft }) => Math.abs(scrollLeft))).toBeGreaterThan(10);
    await expectNoAxeViolationsInArabic(page);
  },
);

test('frames and comparisons', async ({ qa, page }) => {
  await qa.publish([hero.full, statistics.full, statistics.one, comparison.full, comparison.twenty]);
  await qa.open({ suffix: '#figures' });

  await test.step('SEC-MISC-02 the frame shows title, subtitle, link, picture and gradient, and a notice only with a title', async () => {
    const frame = page.locator('#figures');
    await expect(frame).toBeInViewport();
    await expect(frame.getByRole('heading', { level: 2 })).toHaveText('أرقام نقف عليها');
    await expect(frame).toContainText('تُراجَع كل ربع سنة');
    await expect(frame.getByRole('link', { name: 'التقرير' })).toHaveAttribute('href', '/about');
    await expect(frame.locator('.frame-art img')).toHaveAttribute('src', /loom/);
    await expect(frame).toHaveCSS('background-image', /gradient/);
    await expect(frame.getByRole('note')).toHaveText(/أرقام أولية\s*تُعتمد في آخر الشهر/);
    await expect(page.locator('[data-widget=StatisticsSection]').getByRole('note')).toHaveCount(1);
  });

  await test.step('SEC-TABLE-03 compared items are columns, their attributes rows, and the first column stays while scrolling', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const section = page.locator('[data-widget=ComparisonBlock]').first();
    await expect(section.getByRole('columnheader')).toHaveText(['مدى', /الأكثر طلباً\s*ذهبية/]);
    await expect(section.getByRole('rowheader')).toHaveText(['الرسم', 'التأمين']);
    await expect(section.getByRole('row').nth(2).getByRole('cell')).toHaveText(['لا يشمل', 'يشمل']);
    const name = section.getByRole('rowheader').first();
    const before = await name.boundingBox();
    const box = section.getByRole('region');
    await box.evaluate((element) => element.scrollTo({ left: -200 }));
    expect(await box.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-100);
    expect((await name.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInArabic(page);
  });
});
