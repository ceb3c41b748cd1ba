// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing } from '#tests/support/editing-platform.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

const waitFor = <T>(check: () => T) => vi.waitFor(check, { timeout: WAIT_TIMEOUT_MS });

const FOLDER = `${import.meta.dirname}/author`;
const COMPARISON = '/sitecore/content/rukn/items/cards/compare';

const panelModule = z.object({
  openItem: z.custom<(author: object, item: string, options: { onChange: () => void }) => Promise<void>>(),
});
const changesModule = z.object({ Changes: z.custom<new () => object>() });
const historyModule = z.object({ History: z.custom<new (page: object) => object>() });
const textsModule = z.object({ TEXTS: z.record(z.string(), z.looseObject({})) });

const card = (ar: string, en: string): string =>
  `template: Compare Card\nfields: { Title: { ar: ${ar}, en: ${en} }, BannerImage: { src: brand/mark.svg, alt: '' } }\n`;

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(async () => {
  fixture = fixtureContent({
    'items/categories/credit.yml': 'template: Card Category\nfields: { Title: { ar: ائتمانية, en: Credit } }\n',
    'items/cards/gold.yml': card('ذهبية', 'Gold'),
    'items/cards/silver.yml': card('فضية', 'Silver'),
    'items/cards/green.yml': card('خضراء', 'Green'),
    'items/cards/compare.yml':
      'template: Compare Cards\nfields:\n  Cards:\n    - /items/cards/gold\n    - /items/cards/silver\n',
  });
  const send = await (await openEditing(fixture.folder)).signedIn();
  // The author's browser reaches the platform's routes without a network.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => send(url.replace('/sitecore/editing', ''), init));
  stubMethod(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    this.open = true;
  });
  stubMethod(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

afterEach(() => {
  fixture.remove();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
});

const draft = (file: string): string => readFileSync(join(fixture.folder, `items/cards/${file}.draft.yml`), 'utf8');
const cards = () =>
  z.object({ fields: z.object({ Cards: z.array(z.unknown()) }) }).parse(parse(draft('compare'))).fields.Cards;

/** Opens the panel of an item, in Arabic. */
async function open(item: string) {
  const { openItem } = panelModule.parse(await import(`${FOLDER}/item-panel.mjs`));
  const { Changes } = changesModule.parse(await import(`${FOLDER}/changes.mjs`));
  const { History } = historyModule.parse(await import(`${FOLDER}/history.mjs`));
  const { TEXTS } = textsModule.parse(await import(`${FOLDER}/texts.mjs`));
  const page = { language: 'ar', layout: 'page', allowed: [] };
  const changed = vi.fn();
  const author = { page, texts: TEXTS.ar, changes: new Changes(), history: new History(page), show: vi.fn() };
  await openItem(author, item, { onChange: changed });
  return { user: userEvent.setup(), changed };
}

const rows = (): string[] =>
  [...document.querySelectorAll('[data-list="fields/Cards"] .author-row > span')].map(
    (name) => name.firstChild?.textContent ?? '',
  );

describe('the list of a field’s items', () => {
  it('names shared ones as such, and moves and removes them by keyboard', async () => {
    const { user, changed } = await open(COMPARISON);
    expect(rows()).toEqual(['ذهبية', 'فضية']);
    expect(screen.getAllByText('مشترك')).toHaveLength(2);
    screen.getByRole('button', { name: 'إلى الأسفل: ذهبية' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['فضية', 'ذهبية']));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'إلى الأعلى: ذهبية' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(rows()).toEqual(['ذهبية', 'فضية']));
    screen.getByRole('button', { name: 'أزل: فضية' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['ذهبية']));
    expect(cards()).toEqual(['/items/cards/gold']);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('is dragged into another order', async () => {
    await open(COMPARISON);
    const [first, second] = [...document.querySelectorAll('[data-list="fields/Cards"] .author-row')];
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    };
    const drag = (target: Element | undefined, type: string) =>
      target?.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { dataTransfer }));
    drag(first, 'dragstart');
    expect(drag(second, 'dragover')).toBe(false);
    drag(second, 'drop');
    await waitFor(() => expect(rows()).toEqual(['فضية', 'ذهبية']));
    expect(cards()).toEqual(['/items/cards/silver', '/items/cards/gold']);
  });

  it('takes a shared item that is not in it, searched by name, and a new one', async () => {
    const { user } = await open(COMPARISON);
    screen.getByRole('button', { name: 'اختر من العناصر المشتركة' }).focus();
    await user.keyboard('{Enter}');
    const picker = within(screen.getByRole('dialog', { name: 'اختر من العناصر المشتركة: البطاقات' }));
    expect(picker.getByRole('searchbox', { name: 'ابحث' })).toBe(document.activeElement);
    expect(picker.queryByRole('button', { name: /ذهبية/ })).toBeNull();
    await user.keyboard('لا شيء');
    expect(picker.getByRole('status').textContent).toBe('لا شيء بهذا الاسم.');
    await user.clear(picker.getByRole('searchbox'));
    expect(picker.getByRole('status').textContent).toBe('');
    // Written with the marks of its vowels.
    await user.keyboard('خَضْرَاءُ{Enter}');
    await waitFor(() => expect(rows()).toEqual(['ذهبية', 'فضية', 'خضراء']));
    await user.click(screen.getByRole('button', { name: 'أضف عنصراً جديداً هنا' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(cards()).toMatchObject(['/items/cards/gold', '/items/cards/silver', '/items/cards/green', { fields: {} }]);
  });

  it('opens a shared item, whose choice and picture are saved in its own file', async () => {
    const { user } = await open(COMPARISON);
    await user.click(screen.getByRole('button', { name: 'عدّل: ذهبية' }));
    const item = await waitFor(() => screen.getByRole('dialog', { name: 'ذهبية' }));
    await user.selectOptions(within(item).getByRole('combobox', { name: 'فئة البطاقة' }), 'ائتمانية · categories');
    await waitFor(() => expect(draft('gold')).toContain('CardCategory: /items/categories/credit'));

    await user.click(within(item).getAllByRole('button', { name: 'اختر من مكتبة الوسائط' })[0] ?? item);
    const picker = await waitFor(() => screen.getByRole('dialog', { name: 'اختر من مكتبة الوسائط' }));
    const choice = within(picker).getByRole('button', { name: /^mark\.svg/ });
    expect(choice.textContent).toMatch(/brand · العرض .* × الارتفاع .* · .* كيلوبايت/);
    const others = within(picker).getAllByRole('button', { name: /\.svg/ });
    const other = others.find((one) => !one.textContent.startsWith('mark.svg'));
    if (!other) throw new Error('there is no other picture');
    await user.click(other);
    await waitFor(() => expect(draft('gold')).not.toContain('BannerImage: { src: brand/mark.svg'));
    expect(await waitFor(() => within(item).getByText('حُفظت المسوّدة.'))).toBeDefined();
  });
});
