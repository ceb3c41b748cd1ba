import type { Locator, Page } from '@playwright/test';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { test } from './qa.ts';
import type { SiteLanguage } from './site.ts';

interface SubmitFormOptions {
  /** What its button is called. */
  readonly submitLabel: string;
  readonly language: SiteLanguage;
}

const TEXTS = {
  ar: { clear: 'مسح', required: 'هذه الخانة مطلوبة', result: 'النتيجة' },
  en: { clear: 'Clear', required: 'This field is required', result: 'Result' },
} as const;

/** The form of a calculator that is asked, as a visitor finds it: by names and roles. */
export class SubmitForm {
  protected readonly page: Page;
  readonly #options: SubmitFormOptions;

  constructor(page: Page, act: SubmitFormOptions) {
    this.page = page;
    this.#options = act;
  }

  list(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true });
  }

  /** The options of a row of choices. */
  choice(name: string): Locator {
    return this.page.getByRole('radiogroup', { name, exact: true }).getByRole('radio');
  }

  amount(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  get calculate(): Locator {
    return this.page.getByRole('button', { name: this.#options.submitLabel });
  }

  get clear(): Locator {
    return this.page.getByRole('button', { name: TEXTS[this.#options.language].clear });
  }

  /** What says under a field that it is required. */
  get requiredErrors(): Locator {
    return this.page.getByRole('form').getByText(TEXTS[this.#options.language].required, { exact: true });
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: TEXTS[this.#options.language].result });
  }

  get outputs(): Locator {
    return this.result.getByRole('definition');
  }
}

/** Tests of a calculator that is asked: each finds this example open, on a page of its own. */
export const submitFormTest = (example: PlacedFixture, act: Readonly<Record<SiteLanguage, string>>) =>
  test.extend<{ readonly form: SubmitForm }>({
    form: async ({ qa, page, siteLanguage, t }, use) => {
      await qa.publish(example);
      await qa.open();
      await use(new SubmitForm(page, { submitLabel: t(act), language: siteLanguage }));
    },
  });
