import type { Page } from '@playwright/test';
import { customerType, enrolKiosk, kioskToken, photoConsent, ticket } from '#sitecore/contracts/kiosk.ts';
import { LANGUAGE_COOKIE_SECONDS, LANGUAGE_COOKIES } from '#src/config/language-cookies.ts';
import { KIOSK_IDLE_MS, KIOSK_WARNING_MS } from '#src/config/timings/kiosk.ts';
import { customer, jsticket, tokenFor, kioskResponses } from '#tests/support/kiosk-responses.ts';
import { expect, test as qaTest } from '#tests/support/qa.ts';
import {
  also,
  expectNoAxeViolations,
  expectNoAxeViolationsInArabic,
  expectNoSidewaysScroll,
  localizedPath,
} from '#tests/support/site.ts';
import { setTextSize } from '#tests/support/text-size.ts';

const PATH = '/kiosk';

/** Tolerance for a cookie's expiry time, which browsers round. */
const ROUNDED_SECONDS = 2;

const TEXTS = {
  language: { ar: 'أهلاً بك في بنك ركن', en: 'Welcome to Rukn Bank' },
  photo: { ar: 'هل تسمح لنا بالتقاط صورة لك؟', en: 'May we take your photo?' },
  identity: { ar: 'أهلاً بك، كيف نعرفك؟', en: 'Welcome. Please identify yourself.' },
  services: { ar: 'كيف نخدمك؟', en: 'What can we do for you?' },
  greeting: { ar: 'أهلاً Noura، تذكرتك جاهزة', en: 'Welcome, Noura. Your ticket is ready' },
  neutral: { ar: 'أهلاً بك، تذكرتك جاهزة', en: 'Welcome. Your ticket is ready' },
  allow: { ar: 'أسمح بالتصوير', en: 'Allow the photo' },
  deny: { ar: 'لا أسمح', en: 'No photo' },
  customer: { ar: 'عميل', en: 'A customer' },
  guest: { ar: 'زائر', en: 'A guest' },
  corporate: { ar: 'منشأة', en: 'A business' },
  cic: { ar: 'رقم العميل', en: 'CIC number' },
  mobile: { ar: 'الجوال', en: 'Mobile' },
  nationalId: { ar: 'الهوية أو الإقامة', en: 'National ID or iqama' },
  next: { ar: 'التالي', en: 'Continue' },
  back: { ar: 'رجوع', en: 'Back' },
  done: { ar: 'إنهاء', en: 'Finish' },
  own: { ar: 'العربية', en: 'English' },
} as const;

type TextKey = keyof typeof TEXTS;

/** Page object of the kiosk in the project's language. */
class Kiosk {
  readonly #page: Page;
  readonly #t: (key: TextKey) => string;

  constructor(page: Page, t: (key: TextKey) => string) {
    this.#page = page;
    this.#t = t;
  }

  button = (word: TextKey) => this.#page.getByRole('button', { name: this.#t(word), exact: true });
  heading = (word: TextKey) => this.#page.getByRole('heading', { level: 1, name: this.#t(word) });
  segment = (word: 'customer' | 'guest' | 'corporate') =>
    this.#page.getByRole('radio', { name: new RegExp(`^${this.#t(word)}`) });
  idType = (word: 'cic' | 'mobile' | 'nationalId') =>
    this.#page.getByRole('radio', { name: this.#t(word), exact: true });
  get input() {
    return this.#page.getByRole('textbox');
  }
  service = (name: string) => this.#page.getByRole('button', { name, exact: true });
  get panel() {
    return this.#page.getByRole('alert').filter({ hasText: /\S/ });
  }

  /** Goes from the choice of a language to the identity step, without a photo. */
  async toIdentity(): Promise<void> {
    await this.button('own').click();
    await this.button('deny').click();
    await expect(this.heading('identity')).toBeVisible();
  }

  /** Goes to the services. */
  async toServices(): Promise<void> {
    await this.segment('customer').check();
    await this.input.fill('0012');
    await this.button('next').click();
    await expect(this.heading('services')).toBeVisible();
  }
}

/** Stubs successful responses of all kiosk services. */
async function stubServices(qa: Qa): Promise<void> {
  await qa.service(kioskToken).respondsWith({ body: { token: tokenFor(900) } });
  await qa.service(photoConsent).respondsWith({ body: kioskResponses.photo });
  await qa.service(customerType).respondsWith({ body: kioskResponses.customerType });
  await qa.service(ticket).respondsWith({ body: kioskResponses.ticket });
}

type Qa = Parameters<Parameters<typeof qaTest>[2]>[0]['qa'];

const test = qaTest.extend<{ readonly kiosk: Kiosk }>({
  kiosk: async ({ qa, page, t }, use) => {
    await stubServices(qa);
    await use(new Kiosk(page, (word) => t(TEXTS[word])));
  },
});

/** Asserts that axe finds no violations and that the narrowest screen has no sideways scroll, with text of twice the size neither. */
async function expectGoodForAll(page: Page): Promise<void> {
  await expectNoAxeViolationsInArabic(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await setTextSize(page, 2);
  await expectNoSidewaysScroll(page);
  await setTextSize(page, 1);
  await page.setViewportSize(size ?? { width: 1440, height: 900 });
}

test(
  'KIOSK-01, KIOSK-02, KIOSK-11 leads from the choice of a language over photo, identity and service to the ticket, by keyboard too',
  also({ english: 'every step has its own words' }),
  async ({ kiosk, page, open, qa, t }) => {
    await open(PATH);
    await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(t({ ar: 'فرع العليا', en: 'Olaya' }));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(kiosk.heading('language')).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['العربية', 'English']);
    const steps = page.getByRole('list', { name: t({ ar: 'خطوات إصدار التذكرة', en: 'Steps to your ticket' }) });
    await expect(steps).toHaveCount(0);
    const current = steps.locator('[aria-current="step"]');
    await expect(kiosk.button('own')).toBeEnabled();
    await expectGoodForAll(page);
    await kiosk.button('own').press('Enter');

    await expect(kiosk.heading('photo')).toBeFocused();
    await expect(current).toHaveText(t({ ar: '١موافقة الكاميرا', en: '1Camera consent' }));
    await expectGoodForAll(page);
    await page.keyboard.press('Tab');
    await expect(kiosk.button('allow')).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(kiosk.heading('identity')).toBeFocused();
    await expect(current).toHaveText(t({ ar: '٢التعريف', en: '2Who you are' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(kiosk.segment('customer')).toBeChecked();
    await expectGoodForAll(page);
    await page.keyboard.press('Tab');
    await expect(kiosk.idType('cic')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('٠٠١٢');
    await page.keyboard.press('Enter');

    await expect(kiosk.heading('services')).toBeFocused();
    await expect(current).toHaveText(t({ ar: '٣الخدمة', en: '3Service' }));
    await expectGoodForAll(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(kiosk.service('Cards')).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(kiosk.heading('greeting')).toBeFocused();
    await expect(current).toHaveText(t({ ar: '٤تذكرتك', en: '4Your ticket' }));
    const main = page.getByRole('main');
    await expect(main.getByText(t({ ar: '١٠٧', en: '107' }), { exact: true })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^Cards$/ })).toBeVisible();
    await expect(main.getByText(t({ ar: '٣ أشخاص قبلك', en: '3 people ahead of you' }))).toBeVisible();
    await expectGoodForAll(page);
    await kiosk.button('done').click();
    await expect(kiosk.heading('language')).toBeFocused();

    await qa.service(ticket).respondsWith({ body: { jsticket: { ...jsticket, CustomerName: '' } } });
    await kiosk.toIdentity();
    await kiosk.toServices();
    await kiosk.service('Teller').click();
    await expect(kiosk.heading('neutral')).toBeFocused();
  },
);

test(
  'KIOSK-03, LANG-03, LANG-04 puts the page of the chosen language in the place of this one and remembers it for a year',
  also({ english: 'the switch leads from /en' }),
  async ({ kiosk, page, open, context, siteLanguage }) => {
    const opened = Date.now() / 1000;
    await open(`${PATH}?screen=2&note=a%20b`);
    await expect(kiosk.button('own')).toBeEnabled();
    const before = await page.evaluate(() => {
      for (const name of ['siteLanguage', 'locale', 'i18n']) localStorage.setItem(name, '{broken');
      return history.length;
    });
    const other = siteLanguage === 'ar' ? 'en' : 'ar';
    await page.getByRole('button', { name: TEXTS.own[other], exact: true }).click();
    await page.waitForURL(new URL(localizedPath(other, `${PATH}?screen=2&note=a%20b`), page.url()).href);
    await expect(page.getByRole('heading', { level: 1, name: TEXTS.photo[other] })).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await expect(page.locator('html')).toHaveAttribute('lang', other);

    const names = Object.values(LANGUAGE_COOKIES);
    expect(names).toEqual(['siteLanguage', 'locale', 'i18n']);
    const cookies = (await context.cookies()).filter(({ name }) => names.some((one) => one === name));
    expect(cookies).toHaveLength(3);
    for (const { value, path, sameSite, expires } of cookies) {
      expect({ value, path, sameSite }).toEqual({ value: other, path: '/', sameSite: 'Lax' });
      expect(expires).toBeGreaterThan(opened + LANGUAGE_COOKIE_SECONDS - ROUNDED_SECONDS);
      expect(expires).toBeLessThan(Date.now() / 1000 + LANGUAGE_COOKIE_SECONDS + ROUNDED_SECONDS);
    }
    expect(LANGUAGE_COOKIE_SECONDS).toBe(31_536_000);
    const stored = await page.evaluate(() =>
      ['siteLanguage', 'locale', 'i18n'].map((name) => localStorage.getItem(name)),
    );
    expect(stored).toEqual([other, other, other]);
  },
);

test('is enrolled by staff, and serves one visitor after another', async ({
  kiosk,
  page,
  open,
  qa,
  t,
  siteLanguage,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', {
      get: () => {
        console.error('the browser’s own camera');
        return undefined;
      },
    });
  });

  await qa.service(kioskToken).respondsWith({ status: 403, body: { StatusCode: 403 } });
  await open(PATH);
  await test.step('opens for everyone; a browser that is no kiosk of the branch can only be enrolled by staff', async () => {
    await qa.service(enrolKiosk).respondsWith({ status: 403, body: { StatusCode: 403 } });
    await qa.expectLogged(/status of 403/);
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: t({ ar: 'هذا الجهاز ليس من أجهزة الفرع', en: 'This device is not a kiosk of the branch' }),
      }),
    ).toBeFocused();
    await expectGoodForAll(page);
    const code = page.getByRole('textbox', { name: t({ ar: 'رمز التسجيل', en: 'Enrolment code' }) });
    await code.fill('1234 5678');
    await code.press('Enter');
    await qa.expectLogged(/status of 403/);
    await expect(code).toHaveAccessibleDescription(new RegExp(t({ ar: 'الرمز غير صحيح', en: 'The code is wrong' })));
    await expect(code).toBeFocused();
    await expectGoodForAll(page);
    expect((await qa.service(enrolKiosk).requests()).map(({ body }) => body)).toEqual([
      { branch: '101', code: '12345678' },
    ]);
    await qa.service(enrolKiosk).respondsWith({ body: { StatusCode: 200 } });
    await qa.service(kioskToken).respondsWith({ body: { token: tokenFor(900) } });
    await code.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: t(TEXTS.language) })).toBeFocused();
  });

  await test.step('KIOSK-05, KIOSK-06, KIOSK-07 asks for a photo: without consent no request is sent, with it the photo is sent along', async () => {
    await kiosk.button('own').click();
    await expect(kiosk.button('allow')).toBeVisible();
    await expect(kiosk.button('deny')).toBeVisible();
    await kiosk.button('deny').click();
    await expect(kiosk.heading('identity')).toBeFocused();
    expect(await qa.service(photoConsent).requests()).toEqual([]);
    await kiosk.toServices();
    await kiosk.service('Cards').click();
    await kiosk.button('done').click();

    await qa.service(photoConsent).once().respondsWith({ status: 500 });
    await kiosk.button('own').click();
    await kiosk.button('allow').click();
    await qa.expectLogged(/status of 500/);
    await expect(kiosk.panel).toBeVisible();
    await expect(kiosk.heading('photo')).toBeVisible();
    await expectGoodForAll(page);
    await kiosk.button('allow').click();
    await expect(kiosk.heading('identity')).toBeFocused();
    await kiosk.toServices();
    await kiosk.service('Cards').click();
    await expect(kiosk.heading('greeting')).toBeVisible();

    const [failed, retried] = await qa.service(photoConsent).requests();
    expect(failed?.query).toEqual({ fxb_CameraIdentifier: 'CAM-101-1', fxb_consent: 'true' });
    expect(retried?.query).toEqual(failed?.query);
    const photos = (await qa.service(ticket).requests()).map(({ body }) => body);
    expect(photos).toEqual([
      expect.objectContaining({ fxb_PhotoIdentifier: '' }),
      expect.objectContaining({ fxb_PhotoIdentifier: 'photo-1' }),
    ]);
  });

  await kiosk.button('done').click();
  await kiosk.toIdentity();
  await test.step('KIOSK-09, KIOSK-16, KIOSK-17 asks each segment for its identification, and clears the value when segment or id type changes', async () => {
    await expect(page.getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(kiosk.input).toHaveCount(0);
    const invalid = page.locator('[aria-invalid="true"]').and(kiosk.input);

    await kiosk.segment('customer').check();
    await expect(kiosk.idType('cic')).toBeChecked();
    for (const idType of ['cic', 'mobile', 'nationalId'] as const) {
      await kiosk.idType(idType).check();
      await expect(kiosk.input).toHaveValue('');
      await expect(invalid).toHaveCount(0);
      await kiosk.button('next').click();
      await expect(kiosk.input).toHaveAccessibleDescription(
        new RegExp(t({ ar: '^الخانة فارغة. اكتب رقمك ', en: '^The field is empty. Enter your number ' })),
      );
      await kiosk.input.fill('999');
      await kiosk.button('next').click();
      await expect(invalid).toHaveValue('999');
      await expect(kiosk.input).toBeFocused();
    }
    await expect(kiosk.input).toHaveAccessibleDescription(
      t({
        ar: 'لم نجد عميلاً بهذه الهوية. اكتب رقم هوية وطنية أو إقامة صحيحاً من ١٠ أرقام عشرة أرقام تبدأ بـ ١ أو ٢',
        en: 'We found no customer with this ID. Enter a valid national ID or iqama number of 10 digits Ten digits that start with 1 or 2',
      }),
    );
    await expectGoodForAll(page);
    for (const segment of ['guest', 'corporate'] as const) {
      await kiosk.segment(segment).check();
      await expect(invalid).toHaveCount(0);
      await expect(kiosk.input).toHaveValue('');
      await expect(page.getByRole('radio')).toHaveCount(3);
      await kiosk.input.fill(' ');
      await kiosk.button('next').click();
      await expect(invalid).toHaveValue(' ');
    }
    await kiosk.segment('customer').check();
    await expect(kiosk.input).toHaveValue('');
    await expect(invalid).toHaveCount(0);
    await expect(kiosk.idType('cic')).toBeChecked();
  });

  await test.step('KIOSK-30, KIOSK-35, KIOSK-37 submits and takes a ticket once at a time, from a list of the branch’s services for the visitor', async () => {
    // The service itself responds once its stub is removed.
    for (const call of [kioskToken, customerType, ticket]) await qa.service(call).recovers();
    await open(PATH);
    await kiosk.toIdentity();
    const counts = {
      type: (await qa.service(customerType).requests()).length,
      ticket: (await qa.service(ticket).requests()).length,
    };
    await kiosk.segment('guest').check();
    await kiosk.input.fill('Sara');

    await qa.service(customerType).stalls();
    await kiosk.button('next').click();
    await expect(kiosk.button('next')).toHaveAttribute('aria-busy', 'true');
    await expect(kiosk.button('next')).toBeDisabled();
    await kiosk.input.press('Enter');
    await expect.poll(() => qa.service(customerType).requests()).toHaveLength(counts.type + 1);
    await qa.service(customerType).recovers();
    await expect(kiosk.heading('services')).toBeFocused();
    expect(await qa.service(customerType).requests()).toHaveLength(counts.type + 1);
    const services = page.getByRole('main').getByRole('listitem').getByRole('button');
    await expect(services).toHaveText(
      t({ ar: 'التمويل,فتح حساب جديد,الاستفسارات', en: 'Finance,Opening an account,Enquiries' }).split(','),
    );

    await qa.service(ticket).stalls();
    await services.nth(1).click();
    await expect(services.nth(1)).toHaveAttribute('aria-busy', 'true');
    for (const service of await services.all()) await expect(service).toBeDisabled();
    await services.nth(0).press('Enter');
    await expect.poll(() => qa.service(ticket).requests()).toHaveLength(counts.ticket + 1);
    await qa.service(ticket).recovers();
    await expect(page.getByRole('heading', { level: 1, name: 'Sara' })).toBeFocused();
    expect(await qa.service(ticket).requests()).toHaveLength(counts.ticket + 1);
    const opening = t({ ar: 'فتح حساب جديد', en: 'Opening an account' });
    await expect(page.getByRole('definition').filter({ hasText: opening })).toBeVisible();
  });

  await kiosk.button('done').click();
  await stubServices(qa);
  await test.step('KIOSK-36, KIOSK-39, KIOSK-41 shows an error until the next attempt, resets to no customer, and keeps all other values', async () => {
    await kiosk.button('own').click();
    await kiosk.button('allow').click();
    await kiosk.segment('corporate').check();
    await kiosk.input.fill('شركة الأفق');
    await qa.service(customerType).respondsWith({ status: 200, body: { StatusCode: 500 } });
    await kiosk.button('next').click();
    await expect(kiosk.panel).toContainText(
      t({ ar: 'ردّت الخدمة بخطأ عند إرسال نوع العميل', en: 'API returned an error during submiting customer type' }),
    );
    await expect(kiosk.panel).toContainText(
      t({ ar: 'حدّث الصفحة وحاول مرة أخرى.', en: 'Please refresh your page and try again.' }),
    );
    await expect(kiosk.button('next')).toBeEnabled();
    await expect(kiosk.input).toHaveValue('شركة الأفق');
    await expectGoodForAll(page);
    await qa.service(customerType).stalls();
    await kiosk.button('next').click();
    await expect(kiosk.button('next')).toBeDisabled();
    await expect(kiosk.panel).toHaveCount(0);
    await kiosk.button('back').click();
    await expect(kiosk.heading('identity')).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(kiosk.input).toHaveCount(0);

    await qa.service(customerType).respondsWith({ body: kioskResponses.customerType });
    await kiosk.toServices();
    await qa
      .service(ticket)
      .once()
      .respondsWith({ status: 500, body: { Message: 'No counter is open' } });
    await kiosk.service('Cards').click();
    await qa.expectLogged(/status of 500/);
    await expect(kiosk.panel).toContainText('No counter is open');
    await expect(kiosk.service('Cards')).toBeEnabled();
    await expectGoodForAll(page);
    await qa.service(ticket).stalls();
    await kiosk.service('Cards').click();
    await expect(kiosk.service('Cards')).toBeDisabled();
    await expect(kiosk.panel).toHaveCount(0);
    await kiosk.button('back').click();
    await expect(kiosk.heading('identity')).toBeFocused();
    await kiosk.segment('customer').check();
    await expect(kiosk.input).toHaveValue('');
    await kiosk.segment('corporate').check();
    await expect(kiosk.input).toHaveValue('');

    await kiosk.input.fill('شركة الأفق');
    await kiosk.button('next').click();
    await qa.service(ticket).respondsWith({ body: kioskResponses.ticket });
    await kiosk.service('Teller').click();
    await expect(kiosk.heading('greeting')).toBeFocused();
    const bodies = (await qa.service(ticket).requests()).map(({ body }) => body);
    expect(bodies.at(-1)).toEqual({
      fxb_Sid: '11',
      fxb_PhotoIdentifier: 'photo-1',
      fxb_Customer: customer,
      fxb_Service: { branchid: '101', segment: '4' },
    });
  });

  await kiosk.button('done').click();
  await test.step('KIOSK-04, KIOSK-10 begins at step 1 once a language is chosen, this one too, and shows at step 3 what it shows at step 2', async () => {
    const address = page.url();
    const identity = page.getByRole('group', { name: t({ ar: 'صفتك', en: 'I am' }) }).getByRole('radio');
    await kiosk.toIdentity();
    const atStep2 = await page.getByRole('main').ariaSnapshot();
    const other = siteLanguage === 'ar' ? 'en' : 'ar';
    await page.getByRole('button', { name: TEXTS.own[other], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: TEXTS.photo[other] })).toBeFocused();
    await page.goto(address);
    await expect(kiosk.heading('language')).toBeVisible();
    await kiosk.button('own').click();
    await expect(kiosk.heading('photo')).toBeFocused();
    expect(page.url()).toBe(address);

    await page.evaluate(() => sessionStorage.setItem('kioskStep', '3'));
    await page.reload();
    await expect(kiosk.heading('identity')).toBeVisible();
    await expect(identity).toHaveCount(3);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(atStep2);
    await page.reload();
    await expect(kiosk.heading('language')).toBeVisible();
  });
});

test('resets for an absent visitor, after a warning that can be dismissed in time', async ({
  kiosk,
  page,
  open,
  t,
}) => {
  await page.clock.install();
  await open(PATH);
  await kiosk.toIdentity();
  await kiosk.segment('guest').check();
  await kiosk.input.fill('Sara');
  const question = page.getByRole('dialog', { name: t({ ar: 'هل ما زلت هنا؟', en: 'Are you still there?' }) });
  await page.clock.fastForward(KIOSK_IDLE_MS / 2);
  // A visitor who presses keys is not absent.
  await kiosk.input.press('End');
  await page.clock.fastForward(KIOSK_IDLE_MS - 10_000);
  await expect(question).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(kiosk.input).toHaveValue('Sara');

  // The idle time has begun anew once a second of it has passed.
  await page.clock.runFor(1_000);
  await page.clock.fastForward(KIOSK_IDLE_MS);
  await expect(question).toBeVisible();
  await page.clock.fastForward(KIOSK_WARNING_MS);
  await expect(kiosk.heading('language')).toBeVisible();
  await expect(question).toBeHidden();
  await kiosk.toIdentity();
  await kiosk.segment('guest').check();
  await expect(kiosk.input).toHaveValue('');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  );
  expect(stored).not.toContain('Sara');
});
