import type { Locator } from '@playwright/test';
import { defineFixtures } from '#src/cms/fixture.ts';
import { fixtures as animated } from '#src/widgets/help/AnimatedFaq/AnimatedFaq.fixture.ts';
import { fixtures as categorised } from '#src/widgets/help/CategorisedFaq/CategorisedFaq.fixture.ts';
import { fixtures as accordion } from '#src/widgets/help/FaqAccordion/FaqAccordion.fixture.ts';
import { widget } from '#src/widgets/help/FaqAccordion/FaqAccordion.widget.ts';
import { fixtures as hero } from '#src/widgets/heroes/HeroBanner/HeroBanner.fixture.ts';
import { waitForIslands } from '#tests/support/qa/wait-for-islands.ts';
import { expect, test } from '#tests/support/qa.ts';
import { also, expectNoAxeViolations, expectNoSidewaysScroll } from '#tests/support/site.ts';

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

const MORE = { ar: 'اقرأ المزيد', en: 'Read more' };
const LESS = { ar: 'اعرض أقل', en: 'Show less' };

const itemOf = (block: Locator, question: string): Locator =>
  block.getByRole('group').filter({ has: block.page().locator('summary').getByText(question, { exact: true }) });

const press = (block: Locator, question: string) =>
  block.locator('summary').getByText(question, { exact: true }).click();

test('questions and answers', async ({ qa, page, t }) => {
  await qa.publish([
    hero.minimal,
    categorised.tabs,
    categorised.icons,
    faqFixtures.eight,
    faqFixtures.three,
    accordion.full,
    animated.full,
  ]);
  await qa.open();
  const main = page.getByRole('main');
  /** Returns the section of a block by its place on the page. */
  const block = (place: number) => main.locator('section').nth(place);
  const [byTabs, byIcons, eight, three] = [block(1), block(2), block(3), block(4)];
  /** Scrolls to a block and waits until what is in view works. */
  const reach = async (one: Locator) => {
    await one.scrollIntoViewIfNeeded();
    await waitForIslands(page);
  };
  const tabOf = (one: Locator, name: keyof typeof NAMES) => one.getByRole('tab', { name: t(NAMES[name]) });

  await test.step('FAQ-05 SEC-FAQ-03 categories are chosen by tabs or by icons with their titles, and only the chosen one’s questions show', async () => {
    for (const [one, icons] of [
      [byTabs, 0],
      [byIcons, 1],
    ] as const) {
      await reach(one);
      const tabs = one.getByRole('tab');
      await expect(tabs).toHaveText([t(NAMES.accounts), t(NAMES.cards), t(NAMES.safety)]);
      for (const tab of await tabs.all()) await expect(tab.locator('svg')).toHaveCount(icons);
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      await expect(one.getByText(t(QUESTIONS.open))).toBeVisible();
      await expect(one.getByText(t(QUESTIONS.lost))).toBeHidden();
      await tabOf(one, 'cards').click();
      await expect(one.getByText(t(QUESTIONS.lost))).toBeVisible();
      await expect(one.getByText(t(QUESTIONS.open))).toBeHidden();
      await press(one, t(QUESTIONS.lost));
      await expect(itemOf(one, t(QUESTIONS.lost))).toHaveAttribute('open', '');
    }
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });

  for (const one of [byTabs, byIcons]) await tabOf(one, 'accounts').click();
  await test.step('FAQ-07 SEC-FAQ-05 the open item closes when the category is switched', async () => {
    const item = itemOf(byTabs, t(QUESTIONS.open));
    await press(byTabs, t(QUESTIONS.open));
    await expect(item).toHaveAttribute('open', '');
    await tabOf(byTabs, 'accounts').click();
    await expect(item).toHaveAttribute('open', '');
    await tabOf(byTabs, 'cards').click();
    await tabOf(byTabs, 'accounts').click();
    await expect(byTabs.getByText(t(QUESTIONS.open))).toBeVisible();
    await expect(item).not.toHaveAttribute('open');
  });

  await test.step('FAQ-06 SEC-FAQ-04 questions stand in the number of columns that the block sets, and in one below 768 px', async () => {
    const places = async (one: Locator) => {
      const first = await one.locator('summary').getByText(t(QUESTIONS.open)).boundingBox();
      const last = await one.locator('summary').getByText(t(QUESTIONS.statement)).boundingBox();
      if (!first || !last) throw new Error('the questions are not shown');
      return { besides: Math.abs(first.y - last.y) < 2, below: last.y > first.y + first.height };
    };
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await places(byIcons)).toEqual({ besides: true, below: false });
    await page.setViewportSize({ width: 767, height: 900 });
    expect(await places(byIcons)).toEqual({ besides: false, below: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await places(byTabs)).toEqual({ besides: false, below: true });
  });

  await test.step('FAQ-03 SEC-FAQ-08 an item shows the decoded values of its list that are not empty as bullets after its answer', async () => {
    await reach(eight);
    await press(eight, t(QUESTIONS.short));
    const item = itemOf(eight, t(QUESTIONS.short));
    await expect(item.getByRole('listitem')).toHaveText(
      t({ ar: 'الهوية & الجوال = معاً|العنوان الوطني', en: 'ID & mobile = both|National address' }).split('|'),
    );
    const answer = await item.getByText(t({ ar: 'لا.', en: 'No.' }), { exact: true }).boundingBox();
    const bullets = await item.getByRole('list').boundingBox();
    expect(bullets?.y).toBeGreaterThan(answer?.y ?? Infinity);
  });

  await test.step('FAQ-09 SEC-FAQ-07 an answer is clamped to 8 lines or to as many as its block says, with Read more and Show less only where it overflows', async () => {
    for (const [one, expected] of [
      [eight, 8],
      [three, 3],
    ] as const) {
      await press(one, t(QUESTIONS.long));
      const answer = itemOf(one, t(QUESTIONS.long));
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
      await press(one, t(QUESTIONS.short));
      const short = itemOf(one, t(QUESTIONS.short));
      await expect(short.getByRole('listitem').first()).toBeVisible();
      await expect(short.getByRole('button')).toHaveCount(0);
    }
  });

  await test.step('SEC-FAQ-01 in every accordion at most one item is open: opening one closes the one that was open', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const one of [block(5), byTabs, block(6), page.getByRole('contentinfo')])
      await expectOneOpen(one.locator('details:visible'));
  });
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

test('FAQ-08 SEC-FAQ-06 items of the animated list come in as they enter view and open and close with a transition; reduced motion drops both', async ({
  qa,
  page,
  t,
}) => {
  await qa.publish([hero.full, faqFixtures.eight, animated.full]);
  await page.setViewportSize({ width: 1024, height: 420 });
  await qa.open();
  const last = itemOf(page.getByRole('main'), t(QUESTIONS.insurance));
  const first = itemOf(page.getByRole('main'), t(QUESTIONS.delay));
  const opacity = () => last.evaluate((details) => Number(getComputedStyle(details).opacity));
  expect(await opacity()).toBe(0);
  await last.evaluate((details) => details.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(opacity).toBe(1);

  // Slow enough for a busy machine to observe intermediate heights.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  expect(await heightsBetween(first)).toBeGreaterThan(1);
  await expect(first).toHaveAttribute('open', '');
  expect(await heightsBetween(first)).toBeGreaterThan(1);
  await expect(first).not.toHaveAttribute('open');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await qa.open();
  expect(await last.evaluate((details) => details.getBoundingClientRect().top > window.innerHeight)).toBe(true);
  expect(await opacity()).toBe(1);
  expect(await heightsBetween(first)).toBe(0);
  await expect(first).toHaveAttribute('open', '');
});

test(
  'FAQ-10 every question is a control that works with the keyboard and exposes if its answer is expanded',
  also({ nextScripts: 'they answer the keys' }),
  async ({ qa, page, t }) => {
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
      await expect(itemOf(page.getByRole('main'), question)).toHaveAttribute('open', '');
      expect(await announced(question)).toEqual({ expanded: true, focusable: true });
      await page.keyboard.press('Space');
      await expect(itemOf(page.getByRole('main'), question)).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    }
  },
);

/** Opens the first two of several disclosures and asserts that the first one has closed. */
async function expectOneOpen(items: Locator): Promise<void> {
  await expect.poll(() => items.count()).toBeGreaterThan(1);
  for (const position of [0, 1]) {
    await items.nth(position).locator('summary').click();
    await expect(items.nth(position)).toHaveAttribute('open', '');
    await expect(items.and(items.page().locator('[open]'))).toHaveCount(1);
  }
}
