import type { Locator, Page } from '@playwright/test';
import { defineFixtures } from '#src/cms/fixture.ts';
import { fixtures as animated } from '#src/widgets/help/AnimatedFaq/AnimatedFaq.fixture.ts';
import { fixtures as categorised } from '#src/widgets/help/CategorisedFaq/CategorisedFaq.fixture.ts';
import { fixtures as accordion } from '#src/widgets/help/FaqAccordion/FaqAccordion.fixture.ts';
import { widget } from '#src/widgets/help/FaqAccordion/FaqAccordion.widget.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { expect, test } from '#tests/support/qa.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/site.ts';

const NAMES = {
  accounts: { ar: 'الحسابات', en: 'Accounts' },
  cards: { ar: 'البطاقات', en: 'Cards' },
  safety: { ar: 'الأمان', en: 'Safety' },
};

const QUESTIONS = {
  open: { ar: 'كيف أفتح حساباً؟', en: 'How do I open an account?' },
  statement: { ar: 'أين أجد كشف حسابي؟', en: 'Where is my statement?' },
  lost: { ar: 'كيف أوقف بطاقتي إذا فقدتها؟', en: 'How do I stop a lost card?' },
  long: { ar: 'ما شروط التمويل؟', en: 'What are the terms?' },
  short: { ar: 'هل يلزم موعد؟', en: 'Do I need an appointment?' },
  delay: { ar: 'كيف أطلب تأجيل قسط؟', en: 'How do I ask to delay an instalment?' },
  insurance: { ar: 'هل التأمين مشمول؟', en: 'Is insurance included?' },
};

const sentences = (sentence: string): string => `<p>${`${sentence} `.repeat(60)}</p>`;

const items = [
  {
    name: 'long',
    fields: {
      Question: QUESTIONS.long,
      Answer: {
        ar: sentences('نراجع طلبك ونوضّح كل رسم قبل أن توقّع.'),
        en: sentences('We look at your request and show every fee before you sign.'),
      },
    },
  },
  {
    name: 'short',
    fields: {
      Question: QUESTIONS.short,
      Answer: { ar: '<p>لا.</p>', en: '<p>No.</p>' },
      ListBullets: {
        ar: [
          { name: 'ب', value: 'الهوية & الجوال = معاً' },
          { name: 'فارغ', value: '' },
          { name: 'أ', value: 'العنوان الوطني' },
        ],
        en: [
          { name: 'b', value: 'ID & mobile = both' },
          { name: 'none', value: '' },
          { name: 'a', value: 'National address' },
        ],
      },
    },
  },
];

const faqFixtures = defineFixtures(widget, {
  eight: { fields: { items } },
  three: { params: { AnswerLines: 3 }, fields: { items } },
});

const itemOf = (page: Page, question: string): Locator =>
  page.getByRole('group').filter({ has: page.locator('summary').getByText(question, { exact: true }) });

const press = (page: Page, question: string) => page.locator('summary').getByText(question, { exact: true }).click();

test('FAQ-03 SEC-FAQ-08 an item shows the decoded values of its list that are not empty as bullets after its answer', async ({
  qa,
  page,
  t,
}) => {
  await qa.publish(faqFixtures.eight);
  await qa.open();
  await press(page, t(QUESTIONS.short));
  const item = itemOf(page, t(QUESTIONS.short));
  await expect(item.getByRole('listitem')).toHaveText(
    t({ ar: 'الهوية & الجوال = معاً|العنوان الوطني', en: 'ID & mobile = both|National address' }).split('|'),
  );
  const answer = await item.getByText(t({ ar: 'لا.', en: 'No.' }), { exact: true }).boundingBox();
  const bullets = await item.getByRole('list').boundingBox();
  expect(bullets?.y).toBeGreaterThan(answer?.y ?? Infinity);
});

test('FAQ-05 SEC-FAQ-03 categories are chosen by tabs or by icons with their titles, and only the chosen one’s questions show', async ({
  qa,
  page,
  t,
}) => {
  for (const [example, icons] of [
    [categorised.tabs, 0],
    [categorised.icons, 1],
  ] as const) {
    await qa.publish([hero.minimal, example]);
    await qa.open();
    const main = page.getByRole('main');
    const tabs = main.getByRole('tab');
    await expect(tabs).toHaveText([t(NAMES.accounts), t(NAMES.cards), t(NAMES.safety)]);
    for (const tab of await tabs.all()) await expect(tab.locator('svg')).toHaveCount(icons);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(main.getByText(t(QUESTIONS.open))).toBeVisible();
    await expect(main.getByText(t(QUESTIONS.lost))).toBeHidden();
    await main.getByRole('tab', { name: t(NAMES.cards) }).click();
    await expect(main.getByText(t(QUESTIONS.lost))).toBeVisible();
    await expect(main.getByText(t(QUESTIONS.open))).toBeHidden();
    await press(page, t(QUESTIONS.lost));
    await expect(itemOf(page, t(QUESTIONS.lost))).toHaveAttribute('open', '');
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});

test('FAQ-06 SEC-FAQ-04 questions stand in the number of columns that the block sets, and in one below 768 px', async ({
  qa,
  page,
  t,
}) => {
  const places = async () => {
    const first = await page.locator('summary').getByText(t(QUESTIONS.open)).boundingBox();
    const last = await page.locator('summary').getByText(t(QUESTIONS.statement)).boundingBox();
    if (!first || !last) throw new Error('the questions are not shown');
    return { besides: Math.abs(first.y - last.y) < 2, below: last.y > first.y + first.height };
  };
  await qa.publish(categorised.icons);
  await page.setViewportSize({ width: 768, height: 900 });
  await qa.open();
  expect(await places()).toEqual({ besides: true, below: false });
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await places()).toEqual({ besides: false, below: true });
  await qa.publish(categorised.tabs);
  await page.setViewportSize({ width: 1280, height: 900 });
  await qa.open();
  expect(await places()).toEqual({ besides: false, below: true });
});

test('FAQ-07 SEC-FAQ-05 the open item closes when the category is switched', async ({ qa, page, t }) => {
  await qa.publish(categorised.tabs);
  await qa.open();
  await press(page, t(QUESTIONS.open));
  await expect(itemOf(page, t(QUESTIONS.open))).toHaveAttribute('open', '');
  await page.getByRole('tab', { name: t(NAMES.accounts) }).click();
  await expect(itemOf(page, t(QUESTIONS.open))).toHaveAttribute('open', '');
  await page.getByRole('tab', { name: t(NAMES.cards) }).click();
  await page.getByRole('tab', { name: t(NAMES.accounts) }).click();
  await expect(page.getByText(t(QUESTIONS.open))).toBeVisible();
  await expect(itemOf(page, t(QUESTIONS.open))).not.toHaveAttribute('open');
});

/** Clicks an item's question and counts the heights of the item between the first and the last. */
const heightsBetween = (item: Locator): Promise<number> =>
  item.evaluate(async (details) => {
    const height = () => Math.round(details.getBoundingClientRect().height);
    const first = height();
    const seen = new Set<number>();
    let last = first;
    let still = 0;
    details.querySelector('summary')?.click();
    while (still < 20) {
      await new Promise(requestAnimationFrame);
      still = height() === last ? still + 1 : 0;
      last = height();
      seen.add(last);
    }
    if (last === first) throw new Error('nothing opened or closed');
    return [...seen].filter((one) => one !== first && one !== last).length;
  });

test('FAQ-08 items of the animated list open and close with a transition, which reduced motion drops', async ({
  qa,
  page,
  t,
}) => {
  await qa.publish(animated.full);
  await qa.open();
  // Slow enough for a busy machine to observe intermediate heights.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  const item = itemOf(page, t(QUESTIONS.delay));
  expect(await heightsBetween(item)).toBeGreaterThan(1);
  await expect(item).toHaveAttribute('open', '');
  expect(await heightsBetween(item)).toBeGreaterThan(1);
  await expect(item).not.toHaveAttribute('open');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.open();
  expect(await heightsBetween(item)).toBe(0);
  await expect(item).toHaveAttribute('open', '');
});

test('SEC-FAQ-06 items of the animated list come in as they enter view, and stand still for reduced motion', async ({
  qa,
  page,
  t,
}) => {
  await qa.publish([hero.full, faqFixtures.eight, animated.full]);
  await page.setViewportSize({ width: 1024, height: 420 });
  await qa.open();
  const item = itemOf(page, t(QUESTIONS.insurance));
  const opacity = () => item.evaluate((details) => Number(getComputedStyle(details).opacity));
  expect(await opacity()).toBe(0);
  await item.evaluate((details) => details.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(opacity).toBe(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.open();
  expect(await item.evaluate((details) => details.getBoundingClientRect().top > window.innerHeight)).toBe(true);
  expect(await opacity()).toBe(1);
});

const MORE = { ar: 'اقرأ المزيد', en: 'Read more' };
const LESS = { ar: 'اعرض أقل', en: 'Show less' };

test('FAQ-09 SEC-FAQ-07 an answer is clamped to 8 lines or to as many as its block says, with Read more and Show less only where it overflows', async ({
  qa,
  page,
  t,
}) => {
  for (const [example, expected] of [
    [faqFixtures.eight, 8],
    [faqFixtures.three, 3],
  ] as const) {
    await qa.publish(example);
    await qa.open();
    await press(page, t(QUESTIONS.long));
    const answer = itemOf(page, t(QUESTIONS.long));
    const more = answer.getByRole('button', { name: t(MORE) });
    await expect(more).toBeVisible();
    const lines = () =>
      answer.getByText(t({ ar: 'نراجع طلبك', en: 'We look at your request' })).evaluate((text) => {
        const box = document.getElementById(
          text.closest('details')?.querySelector('button')?.getAttribute('aria-controls') ?? '',
        );
        if (!box) throw new Error('the button controls nothing');
        return Math.round(box.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
      });
    expect(await lines()).toBe(expected);
    await more.click();
    expect(await lines()).toBeGreaterThan(8);
    await answer.getByRole('button', { name: t(LESS) }).click();
    expect(await lines()).toBe(expected);
    await press(page, t(QUESTIONS.short));
    const short = itemOf(page, t(QUESTIONS.short));
    await expect(short.getByRole('listitem').first()).toBeVisible();
    await expect(short.getByRole('button')).toHaveCount(0);
  }
});

test('FAQ-10 every question is a control that works with the keyboard and exposes if its answer is expanded', async ({
  qa,
  page,
  t,
}) => {
  await qa.publish([accordion.full, categorised.tabs, animated.full]);
  await qa.open();
  const devtools = await page.context().newCDPSession(page);
  const questions = [
    t({ ar: 'كم يستغرق فتح حساب جديد؟', en: 'How long does it take to open an account?' }),
    t(QUESTIONS.open),
    t(QUESTIONS.delay),
  ];
  /** Returns the state in the accessibility tree, where a summary is a disclosure button. */
  const announced = async (question: string) => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const node = nodes.find(
      ({ role, name }) => /^DisclosureTriangle/.test(String(role?.value)) && name?.value === question,
    );
    const property = (wanted: string): unknown => node?.properties?.find(({ name }) => name === wanted)?.value.value;
    return { expanded: property('expanded'), focusable: property('focusable') };
  };
  for (const question of questions) {
    const summary = page.locator('summary').filter({ hasText: question });
    await summary.focus();
    expect(await announced(question)).toEqual({ expanded: false, focusable: true });
    await page.keyboard.press('Enter');
    await expect(itemOf(page, question)).toHaveAttribute('open', '');
    expect(await announced(question)).toEqual({ expanded: true, focusable: true });
    await page.keyboard.press('Space');
    await expect(itemOf(page, question)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  }
});

test('SEC-FAQ-01 in every accordion at most one item is open: opening one closes the one that was open', async ({
  qa,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const example of [accordion.full, categorised.tabs, animated.full]) {
    await qa.publish(example);
    await qa.open();
    await expectOneOpen(page.getByRole('main').locator('details:visible'));
  }
  await expectOneOpen(page.getByRole('contentinfo').locator('details:visible'));
});

/** Opens the first two of several disclosures and asserts that the first one has closed. */
async function expectOneOpen(items: Locator): Promise<void> {
  await expect.poll(() => items.count()).toBeGreaterThan(1);
  for (const position of [0, 1]) {
    await items.nth(position).locator('summary').click();
    await expect(items.nth(position)).toHaveAttribute('open', '');
    await expect(items.and(items.page().locator('[open]'))).toHaveCount(1);
  }
}
