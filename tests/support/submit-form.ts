import type { Locator, Page } from '@playwright/test';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { test } from './qa.ts';
import { requiredErrorsOf } from './required-errors.ts';
import type { SiteLanguage } from './site.ts';

interface SubmitFormOptions {
  /** Label of its button. */
  readonly submitLabel: string;
  readonly language: SiteLanguage;
}

const TEXTS = {
  ar: { clear: 'مسح', result: 'النتيجة' },
  en: { clear: 'Clear', result: 'Result' },
} as const;

/** Page object of a calculator with a submit button; finds elements by role and name. */
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

  /** Returns the options of a radio group. */
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

  get requiredErrors(): Locator {
    return requiredErrorsOf(this.page.getByRole('form'), this.#options.language);
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: TEXTS[this.#options.language].result });
  }

  get outputs(): Locator {
    return this.result.getByRole('definition');
  }
}

/** Returns the test function of a calculator with a submit button; each test opens a new page with this example. */
export const submitFormTest = (example: PlacedFixture, act: Readonly<Record<SiteLanguage, string>>) =>
  test.extend<{ readonly form: SubmitForm }>({
    form: async ({ qa, page, siteLanguage, t }, use) => {
      await qa.publish(example);
      await qa.open();
      await use(new SubmitForm(page, { submitLabel: t(act), language: siteLanguage }));
    },
  });
