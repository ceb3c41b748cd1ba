import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { fixtures as listing } from '#src/widgets/news/NewsListing/NewsListing.fixture.ts';
import { LONG_ARTICLE_WORDS, longArticle } from '#tests/support/long-article.ts';
import { newsOf } from '#tests/support/news.ts';
import { queryOf } from '#tests/support/offers.ts';
import { expect, test } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  submitWithoutScripts,
  waitForHydration,
} from '#tests/support/site.ts';
import { setTextSize } from '#tests/support/text-size.ts';

const NEWS = '/about/news';
const ARTICLE = `${NEWS}/cashless-branch-malqa`;

test(
  'the list of news, an article reached from it, and the other language',
  also({ english: 'texts, dates and names of pages differ, and the switch leads the other way' }),
  async ({ page, open, t }) => {
    const { main, field, year, category, titles, cards, message, all, numbers, pageLink } = newsOf(page, t);

    await test.step('NEWS-05 NEWS-06 NEWS-07 has a year and a category of its tags in the address; another one leads to page 1', async () => {
      await open(NEWS);
      await expect.poll(() => queryOf(page)).toEqual({ category: 'all', year: 'all', page: '1' });
      await expect(cards).toHaveCount(15);
      await expect(year.getByRole('option')).toHaveText(
        t({ ar: 'كل السنوات|٢٠٢٦|٢٠٢٥|٢٠٢٤|٢٠٢٣', en: 'All years|2026|2025|2024|2023' }).split('|'),
      );
      await expect(category.getByRole('option')).toHaveText(
        t({
          ar: 'كل التصنيفات|نتائج|منتجات|فروع|مجتمع|أمان',
          en: 'All categories|Results|Products|Branches|Community|Safety',
        }).split('|'),
      );
      await pageLink('٣', '3').click();
      await expect(pageLink('٣', '3')).toHaveAttribute('aria-current', 'page');
      await year.selectOption('2024');
      await expect.poll(() => queryOf(page)).toEqual({ category: 'all', year: '2024', page: '1' });
      await expect(numbers).toHaveCount(0);
      await page.goBack();
      await expect(pageLink('٣', '3')).toHaveAttribute('aria-current', 'page');
      await category.selectOption('results');
      await expect.poll(() => queryOf(page)).toEqual({ category: 'results', year: 'all', page: '1' });
      await expect(numbers).toHaveCount(0);
      await expect(titles).not.toHaveCount(0);
      const results = await titles.allTextContents();
      await open(`${NEWS}?category=results&year=all&page=1`);
      await expect(category).toHaveValue('results');
      await expect(titles).toHaveText(results);
      await open(`${NEWS}?category=%3Cb%3E&year=1999&page=abc`);
      await expect(year).toHaveValue('all');
      await expect(cards).toHaveCount(15);
      await expectNoAxeViolationsInArabic(page);
      await expectNoSidewaysScroll(page);
    });

    await waitForHydration(page, 'NewsListing');
    await test.step('NEWS-12 searches titles 500 ms after typing stops, from page 1, without a trace in the address', async () => {
      await pageLink('٢', '2').click();
      await expect(pageLink('٢', '2')).toHaveAttribute('aria-current', 'page');
      const before = await titles.allTextContents();
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('title=')) requests.push(request.url());
      });
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const term = t({ ar: 'الربع الثالث', en: 'third quarter' });
      await field.pressSequentially(term);
      await page.clock.runFor(SEARCH_DEBOUNCE_MS - 100);
      expect(requests).toEqual([]);
      await page.clock.runFor(200);
      await page.clock.resume();
      await expect(titles).toHaveCount(4);
      // A hyphen is a blank: “third-quarter profit” is found too.
      for (const title of await titles.all())
        await expect(title).toContainText(new RegExp(term.replace(' ', '[ -]'), 'i'));
      expect(requests).toHaveLength(1);
      expect(queryOf(page)).toEqual({ category: 'all', year: 'all', page: '1' });
      await expect(field).toBeFocused();
      await page.goBack();
      await expect(titles).toHaveText(before);
      await field.fill('zzzz');
      await page.clock.runFor(SEARCH_DEBOUNCE_MS);
      await expect(message).toBeVisible();
      await expect(cards).toHaveCount(0);
      await expectNoAxeViolationsInArabic(page);
      await all.click();
      await expect(cards).toHaveCount(15);
    });

    await cards.nth(1).getByRole('link').click();
    await page.waitForURL(new RegExp(ARTICLE));
    await test.step('NEWS-01 NEWS-03 an article has date, title, picture and text, and links that share it in new tabs', async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        t({ ar: 'فرع جديد بلا نقد في حي الملقا', en: 'A cashless branch opens in Al Malqa' }),
      );
      const article = main.getByRole('article').first();
      await expect(article.locator('time')).toHaveText(t({ ar: '٥ نوفمبر ٢٠٢٦', en: 'November 5, 2026' }));
      const picture = article.locator('img').first();
      await expect(picture).toHaveAttribute('src', /news\/arches-1\.svg/);
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      await expect(article.locator('.prose > p').first()).toBeVisible();
      const url = new RegExp(encodeURIComponent(`${t({ ar: '', en: '/en' })}${ARTICLE}`));
      const links = article.getByRole('group', { name: t({ ar: 'شارك', en: 'Share' }) }).getByRole('link');
      await expect(links).toHaveCount(3);
      for (const [name, href] of [
        [/فيسبوك|Facebook/, /^https:\/\/www\.facebook\.com\/sharer/],
        [/ X /, /^https:\/\/x\.com\/intent\/post\?.*text=/],
        [/إنستغرام|Instagram/, /^https:\/\/www\.instagram\.com\/$/],
      ] as const) {
        const link = links.and(page.getByRole('link', { name }));
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      }
      for (const index of [0, 1]) await expect(links.nth(index)).toHaveAttribute('href', url);
      await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
        'href',
        t({ ar: '/feed.xml', en: '/en/feed.xml' }),
      );
      await expectNoAxeViolationsInArabic(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('NEWS-13 NEWS-15 NEWS-16 recommends three others: picture, category, date and a title of three lines at most', async () => {
      await expect(page).toHaveURL(new RegExp(`${ARTICLE}\\?id=[0-9a-f]{32}$`));
      const section = page
        .getByRole('heading', { level: 2, name: t({ ar: 'أخبار أخرى', en: 'More news' }) })
        .locator('xpath=ancestor::section');
      const others = section.getByRole('article');
      await expect(others).toHaveCount(3);
      await expect(section.locator(`a[href*="${ARTICLE}"]`)).toHaveCount(0);
      const [first] = await others.all();
      if (!first) throw new Error('there is no article');
      await expect(first.getByRole('img')).toHaveAttribute('src', /news\/dunes-1\.svg/);
      await expect(first).toContainText(t({ ar: 'نتائج', en: 'Results' }));
      await expect(first.locator('time')).toHaveText(t({ ar: '١٢ نوفمبر ٢٠٢٦', en: 'November 12, 2026' }));
      const link = first.getByRole('link');
      const path = `${t({ ar: '', en: '/en' })}${NEWS}/third-quarter-results-2026`;
      await expect(link).toHaveAttribute('href', new RegExp(`^${path}\\?id=[0-9a-f]{32}$`));
      await link.evaluate((element) => (element.textContent = 'كلمة word '.repeat(100)));
      const lines = await first.getByRole('heading').evaluate((title) => {
        const { height } = title.getBoundingClientRect();
        return height / Number.parseFloat(getComputedStyle(title).lineHeight);
      });
      expect(Math.round(lines)).toBe(3);
    });

    await test.step('NEWS-08 begins anew in the other language', async () => {
      await open(`${NEWS}?category=results&year=2026&page=1&utm_source=mail`);
      await waitForHydration(page, 'NewsListing');
      await page
        .getByRole('banner')
        .getByRole('link', { name: t({ ar: 'English', en: 'العربية' }) })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', t({ ar: 'en', en: 'ar' }));
      await expect.poll(() => queryOf(page)).toEqual({ utm_source: 'mail', category: 'all', year: 'all', page: '1' });
      const there = newsOf(page, (texts) => t({ ar: texts.en, en: texts.ar }));
      await expect(there.year).toHaveValue('all');
      await expect(there.cards).toHaveCount(15);
    });
  },
);

test('the page numbers of the list of news', async ({ qa, page, t }) => {
  const { pagination, pageLink } = newsOf(page, t);
  const shown = async () =>
    (await pagination.innerText())
      .split(/\s+/)
      .filter((text) => text !== '')
      .join(' ');
  const item = { id: 'A', name: 'a', title: null, url: { path: NEWS }, Title: { jsonValue: { value: 'خبر' } } };
  const respondWithPages = (pages: number) => {
    const search = { total: pages * 15, pageInfo: { endCursor: null, hasNext: false }, results: [item] };
    return qa.service(CALLS.contentGraph).respondsWith({ status: 200, body: { data: { search } } });
  };
  await qa.publish([hero.full, listing.full]);
  await respondWithPages(9);
  await qa.open({ suffix: '?page=5' });

  await test.step('NEWS-10 has every page number up to 9', async () => {
    await expect.poll(shown).toBe('١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩');
    await expectNoSidewaysScroll(page);
  });

  await waitForHydration(page, 'NewsListing');
  await test.step('NEWS-11 has beyond 9 pages the ends, two on each side and ellipses', async () => {
    for (const [pages, number, numbers] of [
      [10, pageLink('٢', '2'), '١ ٢ ٣ ٤ … ١٠'],
      [20, pageLink('١٠', '10'), '١ … ٨ ٩ ١٠ ١١ ١٢ … ٢٠'],
      [20, pageLink('٢٠', '20'), '١ … ١٨ ١٩ ٢٠'],
    ] as const) {
      await respondWithPages(pages);
      await number.click();
      await expect.poll(shown).toBe(numbers);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('an article of 20,000 words without picture, date and category reads to its end on a narrow window too', async ({
  qa,
  page,
}) => {
  await qa.publish(longArticle);
  await page.setViewportSize({ width: 320, height: 700 });
  await qa.open();
  const article = page.getByRole('main').getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('تقرير مجلس الإدارة كاملاً');
  await expect(article).toContainText('١٠٠ دقيقة قراءة');
  await expect(article.locator('time')).toHaveCount(0);
  await expect(article.locator('img')).toHaveAttribute('src', /scenes\/news\.svg/);
  const words = await article
    .locator('.prose > p')
    .evaluateAll((all) => all.flatMap(({ textContent }) => textContent.match(/\p{L}+/gu) ?? []).length);
  expect(words).toBe(LONG_ARTICLE_WORDS);
  await article.getByText('الخاتمة').scrollIntoViewIfNeeded();
  await expect(article.getByText('الخاتمة')).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await setTextSize(page, 2);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(article.getByText('الخاتمة')).toBeVisible();
});

test('news on other pages', also({ english: 'texts and dates differ' }), async ({ page, open, t }) => {
  const main = page.getByRole('main');

  await test.step('NEWS-04 home has the four newest articles in a row, the page about the bank in a block; both lead to all of them', async () => {
    const all = t({ ar: 'كل الأخبار', en: 'All news' });
    for (const [path, title] of [
      ['/', t({ ar: 'من أخبار ركن', en: 'News from Rukn' })],
      ['/about', t({ ar: 'آخر أخبارنا', en: 'Our latest news' })],
    ] as const) {
      await open(path);
      const section = main.getByRole('heading', { level: 2, name: title }).locator('xpath=ancestor::section');
      await expect(section.getByRole('article')).toHaveCount(4);
      await expect(section.getByRole('article').first().getByRole('link')).toHaveAttribute(
        'href',
        /third-quarter-results-2026/,
      );
      await expect(section.getByRole('link', { name: all })).toHaveAttribute(
        'href',
        `${t({ ar: '', en: '/en' })}${NEWS}`,
      );
    }
  });

  await test.step('SEC-BLOG-01 the blog has the newest entries with all they have, by a term and a category; no robot indexes it', async () => {
    await open('/blog');
    await waitForHydration(page, 'BlogListing');
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(10);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('a[href$="/blog"]:not([data-language])')).toHaveCount(0);
    await expect(cards.first()).toContainText(t({ ar: 'أول ألف ريال', en: 'The first thousand riyals' }));
    await expect(cards.first()).toContainText(t({ ar: 'عُشر راتبك', en: 'a tenth of your pay' }));
    await expect(cards.first()).toContainText(t({ ar: 'منتجات', en: 'Products' }));
    await expect(cards.first().locator('time')).toHaveText(t({ ar: '١٨ نوفمبر ٢٠٢٦', en: 'November 18, 2026' }));
    await expect(cards.first().locator('img')).toBeVisible();
    // A word of the content, not of the title.
    await main.getByRole('searchbox').fill(t({ ar: 'رمز التحقق', en: 'a password' }));
    await expect(cards).toHaveCount(1);
    expect(queryOf(page)).toMatchObject({ category: 'all', page: '1' });
    await main.getByRole('searchbox').fill('');
    await main.getByRole('combobox').selectOption('security');
    await expect(cards).toHaveCount(2);
    await expectNoAxeViolationsInArabic(page);
  });
});

test(
  'the list of news works without scripts: filters, text and pages are addresses',
  also({ english: 'paths have a prefix' }),
  async ({ openWithoutScripts, t }) => {
    const page = await openWithoutScripts(NEWS);
    const { field, year, titles, pageLink, form } = newsOf(page, t);
    await expect(titles).toHaveCount(15);
    await submitWithoutScripts(page, pageLink('٤', '4'));
    expect(queryOf(page)).toEqual({ category: 'all', year: 'all', page: '4' });
    await expect(pageLink('٤', '4')).toHaveAttribute('aria-current', 'page');
    await field.fill(t({ ar: 'الربع', en: 'quarter' }));
    await year.selectOption('2024');
    await submitWithoutScripts(page, form.getByRole('button', { name: t({ ar: 'طبّق', en: 'Apply' }) }));
    expect(queryOf(page)).toMatchObject({ year: '2024', category: 'all', page: '1' });
    await expect(titles).toHaveCount(2);
    await expect(field).toHaveValue(t({ ar: 'الربع', en: 'quarter' }));
  },
);

test('the feed of each language has the newest articles of it, and a robot learns when it may ask again', async ({
  request,
}) => {
  for (const [path, title] of [
    ['/feed.xml', 'فرع جديد بلا نقد في حي الملقا'],
    ['/en/feed.xml', 'A cashless branch opens in Al Malqa'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers()['cache-control']).toContain('s-maxage=300');
    const xml = await response.text();
    expect(xml).toContain(`<title>${title}</title>`);
    expect(xml.match(/<entry>/g)).toHaveLength(20);
    expect(xml).not.toContain('?id=');
  }
});
