import { locations } from '#sitecore/contracts/locations.ts';
import { approveContract, requestCode, trackRequest, validateCode } from '#sitecore/contracts/tracker.ts';
import { LOCATOR_SEARCH_MS } from '#src/config/timings/typing.ts';
import { fixtures as locator } from '#src/widgets/locator/Locator/Locator.fixture.ts';
import { fixtures as tracker } from '#src/widgets/tracker/ApplicationTracker/ApplicationTracker.fixture.ts';
import { locationsBody } from '#tests/support/locations-body.ts';
import { expect, test } from '#tests/support/qa.ts';
import { sampleApplication } from '#tests/support/sample-tracker.ts';
import { also, waitForHydration } from '#tests/support/site.ts';
import { Transcript, writtenTranscript } from '#tests/support/spoken.ts';

const SUCCESS = { StatusMessage: 'Success', StatusCode: '200' };

test(
  'a screen reader tells the tracker’s status, code, files and approval in this order',
  also({ english: 'names and announcements are other words' }),
  async ({ qa, page, siteLanguage, t }) => {
    test.slow();
    await qa.publish(tracker.full);
    const response = { body: { ...SUCCESS, data: sampleApplication } };
    await qa.service(trackRequest).respondsWith(response);
    await qa.service(requestCode).respondsWith({ body: SUCCESS });
    await qa.service(validateCode).respondsWith(response);
    await qa.service(approveContract).respondsWith({ body: { data: { status: true } } });
    const visit = await Transcript.start(page);
    await qa.open({ suffix: '?r=RK-1' });
    await waitForHydration(page, 'ApplicationTracker');
    await page.getByRole('link', { name: t({ ar: 'اطّلع على العقد', en: 'View the contract' }) }).focus();
    await visit.tell();
    await visit.press('Enter');
    await visit.press('Tab');
    await visit.type('40');
    await visit.press('Enter');
    await visit.type('71');
    await visit.press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    await visit.tell();
    for (let stop = 0; stop < 3; stop += 1) await visit.press('Tab');
    await visit.press('Enter');
    await expect(
      page.getByRole('button', { name: t({ ar: 'أوافق على العقد', en: 'Approve the contract' }) }),
    ).toHaveCount(0);
    await visit.tell();
    expect(visit.lines).toEqual(writtenTranscript(`tracker.${siteLanguage}`));
  },
);

test(
  'a screen reader tells the locator’s filters, number of places and a selected place in this order',
  also({ english: 'names and announcements are other words' }),
  async ({ qa, page, siteLanguage }) => {
    test.slow();
    await qa.service(locations).respondsWith({ body: locationsBody(30) });
    await qa.publish(locator.minimal);
    const visit = await Transcript.start(page);
    await qa.open();
    await waitForHydration(page, 'Locator');
    await page.getByRole('main').getByRole('searchbox').focus();
    await visit.tell();
    await visit.type('2');
    await expect(page.locator('[data-list] > li')).not.toHaveCount(20, { timeout: 5 * LOCATOR_SEARCH_MS });
    await visit.tell();
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.press('ArrowDown');
    await visit.press('Escape');
    await visit.press('Tab');
    await visit.press('Tab');
    await visit.press('Enter');
    await visit.press('Tab');
    expect(visit.lines).toEqual(writtenTranscript(`locator.${siteLanguage}`));
  },
);

test(
  'a screen reader tells the enquiry’s fields, the list of its errors, its submit and the confirmation in this order',
  also({ english: 'names and announcements are other words' }),
  async ({ page, open, siteLanguage, t }) => {
    test.slow();
    const captcha = Promise.withResolvers<undefined>();
    const answer = Promise.withResolvers<undefined>();
    await page.route('**/Captcha/ValidateRecaptcha', async (route) => {
      await captcha.promise;
      await route.continue();
    });
    await page.route('**/api/jss/formbuilder?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const visit = await Transcript.start(page);
    await open('/help/enquiry');
    await page.getByRole('combobox', { name: t({ ar: 'موضوع السؤال', en: 'What is it about?' }) }).focus();
    await waitForHydration(page, 'Form');
    await visit.tell();
    await visit.press('ArrowDown');
    const texts = [
      t({ ar: 'متى يصلني كشف الحساب؟', en: 'When does my statement come?' }),
      t({ ar: 'نورة السبيعي', en: 'Noura Alsubaie' }),
    ];
    for (const text of texts) {
      await visit.press('Tab');
      await visit.type(text);
    }
    await visit.press('Tab');
    for (const text of ['noura@example.com', '0501234567']) {
      await visit.press('Tab');
      await visit.type(text);
    }
    for (const key of ['Tab', 'Tab', 'Enter', 'Tab', 'Enter', 'Space', 'Tab', 'Enter']) await visit.press(key);
    captcha.resolve(undefined);
    await visit.tell();
    answer.resolve(undefined);
    await page.waitForURL(/request-sent/);
    await visit.tell();
    expect(visit.lines).toEqual(writtenTranscript(`enquiry.${siteLanguage}`));
  },
);
