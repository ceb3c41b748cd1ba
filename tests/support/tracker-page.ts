import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type Application, requestCode, trackRequest, validateCode } from '#sitecore/contracts/tracker.ts';
import { fixtures } from '#src/widgets/tracker/ApplicationTracker/ApplicationTracker.fixture.ts';
import { expect, type test } from './qa.ts';
import { sampleApplication } from './sample-tracker.ts';
import { type Translate, waitForHydration } from './site.ts';

/** Message and code of a call that has succeeded. */
export const SUCCESS = { StatusMessage: 'Success', StatusCode: '200' };

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const viewContract = (page: Page, t: Translate) =>
  page.getByRole('link', { name: t({ ar: 'اطّلع على العقد', en: 'View the contract' }) });
export const code = (page: Page, t: Translate) =>
  page.getByRole('textbox', { name: t({ ar: 'رمز التحقق', en: 'One-time code' }) });
export const verify = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t({ ar: 'تحقّق وتابع', en: 'Verify and Continue' }) });
export const back = (page: Page, t: Translate) => page.getByRole('button', { name: t({ ar: 'رجوع', en: 'Go back' }) });
export const approveButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t({ ar: 'أوافق على العقد', en: 'Approve the contract' }) });

type Qa = Parameters<Parameters<typeof test>[2]>[0]['qa'];

/** Publishes a page with the tracker whose bank has this application, and opens its status. */
export async function openStatus(page: Page, qa: Qa, more: Partial<Application> = {}): Promise<void> {
  const data = { ...sampleApplication, ...more };
  await qa.publish(fixtures.full);
  await qa.service(trackRequest).respondsWith({ body: { ...SUCCESS, data } });
  await qa.service(requestCode).respondsWith({ body: SUCCESS });
  await qa.service(validateCode).respondsWith({ body: { ...SUCCESS, data } });
  await qa.open({ suffix: '?r=RK-1' });
  await waitForHydration(page, 'ApplicationTracker');
}

/** Leads from the status to the contract. */
export async function enterCode(page: Page, t: Translate): Promise<void> {
  await viewContract(page, t).click();
  await code(page, t).fill('4071');
  await verify(page, t).click();
  await expect(title(page)).toHaveText(t({ ar: 'ملفات العقد', en: 'Contract files' }));
}

const messages = z.array(z.object({ text: z.string(), at: z.iso.datetime() }));

/** Returns the code that has been sent since a moment, in ms since 1970, from the outbox of the tested platform. */
export async function sentCode(page: Page, since: number): Promise<string> {
  let code = '';
  const read = async (): Promise<string> => {
    const response = await page.request.get(`${process.env.PLATFORM_BASE_URL ?? ''}/outbox`);
    const sent = messages.parse(await response.json()).find(({ at }) => Date.parse(at) >= since);
    code = /\D(\d{4})\D/.exec(sent?.text ?? '')?.[1] ?? '';
    return code;
  };
  await expect.poll(read).not.toBe('');
  return code;
}
