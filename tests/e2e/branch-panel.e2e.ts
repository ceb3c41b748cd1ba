import { locations } from '#sitecore/contracts/locations.ts';
import { fixtures } from '#src/widgets/locator/BranchPanel/BranchPanel.fixture.ts';
import { locationsBody, SUNDAY, wireBranch } from '#tests/support/locations-body.ts';
import { branchPanelParts } from '#tests/support/locator-parts.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolationsInArabic, expectNoSidewaysScroll, waitForHydration } from '#tests/support/site.ts';

test.beforeEach(async ({ page, qa }) => {
  await page.clock.setFixedTime(SUNDAY);
  const { data } = locationsBody(2);
  const services = ['خدمة العملاء', 'Customer service', 'صناديق أمانات', 'Safe boxes'];
  const offering = (from: number) => ({ BranchServices: services.slice(from) });
  await qa.service(locations).respondsWith({
    body: {
      data: [
        ...data.map((place) => ({ ...place, ...offering(0) })),
        wireBranch({ ID: 'vault', Title: 'فرع الخزائن', Latitude: 24.9, ...offering(2) }),
      ],
    },
  });
  await qa.publish(fixtures.full);
});

test('the panel of branches', also({ english: 'texts and the side of the lists differ' }), async ({ qa, page, t }) => {
  await qa.open();
  await waitForHydration(page, 'BranchPanel');
  const { types, branches, atms } = branchPanelParts(page, t);

  await test.step('LOCV-01 LOCV-04 SEC-BRANCH-01 has a row of service types, a list of branches and one of ATMs', async () => {
    await expect(types).toHaveText(
      t({ ar: 'خدمة العملاء|صناديق أمانات', en: 'Customer service|Safe boxes' }).split('|'),
    );
    await expect(branches.getByRole('listitem')).toHaveCount(2);
    await expect(branches.getByRole('listitem').first()).toContainText(t({ ar: 'مفتوح حتى', en: 'Open until' }));
    await expect(atms.getByRole('listitem')).toContainText([t({ ar: '٨٤٣ كم', en: '843 km' })]);
    await expectNoAxeViolationsInArabic(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
  });

  await test.step('LOCV-02 LOCV-03 begins with the first type; another filters both lists', async () => {
    await expect(types.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(branches.getByRole('listitem')).toHaveCount(2);
    await types.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(types.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(types.first()).toHaveAttribute('aria-pressed', 'false');
    await expect(branches.getByRole('listitem')).toHaveCount(3);
    await expect(atms.getByRole('listitem')).toHaveCount(1);
    await atms.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 2, name: 'صراف الكورنيش' })).toBeVisible();
  });
});

test('the chosen place comes into view on a phone', async ({ qa, page, t }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await qa.open();
  await waitForHydration(page, 'BranchPanel');
  const { branches } = branchPanelParts(page, t);
  await branches.getByRole('button').nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: 'فرع 2' })).toBeInViewport();
});

test(
  'LOCV-05 LOCV-06 SEC-BRANCH-02 leads to the full list, and to more of each kind where content has no link',
  also({ english: 'the prefix of the language' }),
  async ({ qa, page, t }) => {
    await qa.publish(fixtures.minimal);
    await qa.open();
    const { fullList, branches, atms } = branchPanelParts(page, t);
    const prefix = t({ ar: '', en: '/en' });
    await expect(fullList).toHaveAttribute('href', `${prefix}/help/branches`);
    await expect(branches.getByRole('link')).toHaveAttribute('href', `${prefix}/help/branches`);
    await expect(atms.getByRole('link')).toHaveAttribute('href', `${prefix}/help/atms`);
    await fullList.click();
    await expect(page).toHaveURL(/\/help\/branches$/);
  },
);

test('LOCV-07 SEC-BRANCH-03 SEC-BRANCH-04 has the links and the code of its content', async ({ qa, page, t }) => {
  await qa.open();
  const { branches, atms } = branchPanelParts(page, t);
  await expect(branches.getByRole('link', { name: 'كل الفروع' })).toHaveAttribute('href', '/help/app');
  await expect(atms.getByRole('link', { name: 'كل الصرافات' })).toHaveAttribute('href', '/help/contact');
  await expect(page.getByRole('img', { name: 'رمز يفتح صفحة التطبيق على جوالك' })).toBeVisible();
  await qa.publish(fixtures.picture);
  await qa.open();
  const code = page.getByRole('img', { name: 'رمز تطبيق ركن' });
  await expect(code).toBeVisible();
  await expect(page.getByRole('link', { name: 'رمز تطبيق ركن' })).toHaveAttribute('href', '/help/app');
});

test('shows that no locations were found when the service fails', async ({ qa, page, t }) => {
  await qa.service(locations).respondsWith({ status: 500 });
  await qa.open();
  const { branches, atms } = branchPanelParts(page, t);
  for (const list of [branches, atms]) await expect(list.getByText('لم نجد مواقع')).toBeVisible();
  await qa.expectLogged(/BranchPanel: Failed|500/);
  await expectNoAxeViolationsInArabic(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('submits the type and the place', async ({ page, open, t }) => {
    await open('/help/full-branches');
    const { types, branches } = branchPanelParts(page, t);
    await types.nth(2).click();
    await expect(types.nth(2)).toHaveAttribute('aria-pressed', 'true');
    const second = branches.getByRole('button').nth(1);
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  });
});
