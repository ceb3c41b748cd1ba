import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { fixtures } from '#src/widgets/calculators/AutoFinanceCalculator/AutoFinanceCalculator.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, localizedPath, waitForHydration } from '#tests/support/site.ts';
import { Transcript, writtenTranscript } from '#tests/support/spoken.ts';

test(
  'a screen reader tells the car calculator’s fields, errors and result in this order',
  also({ english: 'names and announcements are other words' }),
  async ({ qa, page, siteLanguage, t }) => {
    test.slow();
    await qa.publish(fixtures.full);
    const result = { EMI: 2404.93, APR: 8.66, FinanceAmount: 120_000, TotalAmountPayable: 146_036.64 };
    await qa.service(autoFinance).respondsWith({ body: { result } });
    const visit = await Transcript.start(page);
    await qa.open();
    await waitForHydration(page, 'AutoFinanceCalculator');
    await visit.press('Tab');
    await visit.press('Enter');
    await visit.press('Tab');
    await visit.press('ArrowDown');
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.type('14500');
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.type('120000');
    await visit.press('Tab');
    await visit.type('30000');
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.press('Enter');
    await visit.press('Tab');
    await visit.press('Enter');
    await visit.type('900');
    await visit.press('Enter');
    await expect(page.getByRole('region', { name: t({ ar: 'النتيجة', en: 'Result' }) })).toContainText(/٢٬٤٠٥|2,405/);
    await visit.tell();
    expect(visit.lines).toEqual(writtenTranscript(`car-calculator.${siteLanguage}`));
  },
);

const FOUND = {
  ar: [
    {
      id: '1',
      name: 'auto',
      url: { path: '/personal/finance/auto' },
      title: 'تمويل السيارات',
      subTitle: 'سيارتك بقسط واضح',
    },
    { id: '2', name: 'lease', url: { path: '/personal/finance/auto-lease' }, title: 'تأجير السيارات', subTitle: '' },
  ],
  en: [
    {
      id: '1',
      name: 'auto',
      url: { path: '/personal/finance/auto' },
      title: 'Auto finance',
      subTitle: 'A plain instalment',
    },
    { id: '2', name: 'lease', url: { path: '/personal/finance/auto-lease' }, title: 'Auto lease', subTitle: '' },
  ],
};

test(
  'a screen reader tells the search’s field, suggestions and result in this order',
  also({ english: 'names and announcements are other words' }),
  async ({ page, siteLanguage, t }) => {
    test.slow();
    const results = FOUND[siteLanguage].map(({ title, subTitle, ...found }) => ({
      ...found,
      title: { value: title },
      subTitle: { value: subTitle },
      description: null,
      image: null,
    }));
    await page.route('**/sitecore/api/graph/edge*', (route) =>
      route.fulfill({
        json: { data: { search: { total: 2, pageInfo: { endCursor: null, hasNext: false }, results } } },
      }),
    );
    const visit = await Transcript.start(page);
    await page.goto(localizedPath(siteLanguage, '/legal/terms'));
    const opener = page.getByRole('banner').getByRole('button', { name: t({ ar: 'بحث', en: 'Search' }), exact: true });
    await opener.first().focus();
    await visit.tell();
    await visit.press('Enter');
    await visit.type(t({ ar: 'سيارات', en: 'auto' }));
    // The search begins 500 ms after typing ends.
    await expect(page.getByRole('region', { name: t({ ar: 'نتائج مقترحة', en: 'Suggested results' }) })).toBeVisible();
    await visit.tell();
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.press('Escape');
    expect(visit.lines).toEqual(writtenTranscript(`search.${siteLanguage}`));
  },
);
