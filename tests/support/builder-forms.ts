import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from './site.ts';

/** Time in ms after which a form without scripts may come: the stamp of its page is at least three seconds old. */
export const STAMP_AGE = 3_500;

/** A small file that is a PDF by its content. */
export const PDF = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

export const form = (page: Page): Locator => page.locator('form.builder-form');
export const box = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name });
export const list = (page: Page, name: string): Locator => form(page).getByRole('combobox', { name });
export const summary = (page: Page): Locator => form(page).getByRole('group', { name: /قبل الإرسال|before sending/ });
export const fileInput = (page: Page): Locator => form(page).locator('input[type=file]');

/** Names of the complaint’s fields. */
export const NAMES = {
  subject: { ar: 'موضوع الشكوى', en: 'What is it about?' },
  region: { ar: 'المنطقة', en: 'Region' },
  city: { ar: 'المدينة', en: 'City' },
  branch: { ar: 'الفرع', en: 'Branch' },
  story: { ar: 'ما الذي حدث؟', en: 'What happened?' },
  fullName: { ar: 'الاسم كما في الهوية', en: 'Name as on your ID' },
  nationalId: { ar: 'رقم الهوية أو الإقامة', en: 'ID or iqama number' },
  cic: { ar: 'رقم العميل', en: 'Customer number (CIC)' },
  mobile: { ar: 'رقم الجوال', en: 'Mobile number' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
  send: { ar: 'أرسل الشكوى', en: 'Send the complaint' },
} as const;

export const sendButton = (page: Page, t: Translate): Locator =>
  form(page).getByRole('button', { name: t(NAMES.send) });

/** Opens the complaint and waits until it is live: it hydrates when it is touched. */
export async function openComplaint(page: Page, open: (path: string) => Promise<unknown>, t: Translate): Promise<void> {
  await open('/help/complaint');
  await list(page, t(NAMES.subject)).focus();
  await expect(page.locator('[data-widget=Form][data-hydrated]')).toBeAttached();
}

/** Fills in what a complaint about anything but a branch needs. */
export async function fillComplaint(page: Page, t: Translate): Promise<void> {
  await list(page, t(NAMES.subject)).selectOption('account');
  await box(page, t(NAMES.story)).fill(t({ ar: 'خُصم الرسم مرتين ولم يُعَد إليّ شيء.', en: 'The fee was charged twice.' }));
  await form(page)
    .getByText(t({ ar: 'لا', en: 'No' }), { exact: true })
    .click();
  await box(page, t(NAMES.fullName)).fill(t({ ar: 'نورة السبيعي', en: 'Noura Alsubaie' }));
  await box(page, t(NAMES.nationalId)).fill('1000000008');
  await box(page, t(NAMES.mobile)).fill('0501234567');
  await box(page, t(NAMES.email)).fill('noura@example.com');
  await form(page).getByRole('checkbox').last().check();
}

/** Chooses an option of a list that may be replaced by a combobox. */
export async function choose(page: Page, name: string, text: string): Promise<void> {
  const control = list(page, name);
  await expect(control).toBeEnabled();
  await control.focus();
  // Lists of many options become a box to search in; the select is gone then.
  await expect
    .poll(async () => {
      const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
      return isSelect ? (await control.locator('option').count()) < 14 : true;
    })
    .toBe(true);
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
    await control.selectOption({ label: text });
    return;
  }
  await control.fill(text);
  // By keyboard: the list moves with the page and closes when that scrolls, as it does under a pointer on a busy machine.
  const option = page.getByRole('option', { name: text, exact: true });
  await expect(option).toBeVisible();
  const others = await page.getByRole('option').count();
  for (let step = 0; step < others && !(await option.evaluate((one) => one.matches('[data-focused]'))); step += 1)
    await control.press('ArrowDown');
  await control.press('Enter');
}

/** Returns the numbers of a sent request as its confirmation shows them: request, ticket, time until the response. No address has them. */
export async function receiptOf(page: Page): Promise<string[]> {
  await page.waitForURL(/\/help\/request-sent\?receipt=[\w-]{8}(?:#[\w-]+)?$/);
  return page.locator('.confirmation-receipt dd').allInnerTexts();
}
