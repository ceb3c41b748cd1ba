import type { Locator, Page } from '@playwright/test';
import type { PlacedFixture } from '#src/cms/fixture.ts';
import { test } from './qa.ts';
import type { SiteLanguage } from './site.ts';

interface Act {
  /** What its button is called. */
  readonly act: string;
  readonly language: SiteLanguage;
}

const WORDS = {
  ar: { clear: 'مسح', required: 'هذه الخانة مطلوبة', result: 'النتيجة' },
  en: { clear: 'Clear', required: 'This field is required', result: 'Result' },
} as const;

/** The form of a calculator that is asked, as a visitor finds it: by names and roles. */
export class AskedForm {
  protected readonly page: Page;
  readonly #act: Act;

  constructor(page: Page, act: Act) {
    this.page = page;
    this.#act = act;
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
    return this.page.getByRole('button', { name: this.#act.act });
  }

  get clear(): Locator {
    return this.page.getByRole('button', { name: WORDS[this.#act.language].clear });
  }

  /** What says under a field that it is required. */
  get markers(): Locator {
    return this.page.getByRole('form').getByText(WORDS[this.#act.language].required, { exact: true });
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: WORDS[this.#act.language].result });
  }

  get outputs(): Locator {
    return this.result.getByRole('definition');
  }
}

/** Tests of a calculator that is asked: each finds this example open, on a page of its own. */
export const askedTest = (example: PlacedFixture, act: Readonly<Record<SiteLanguage, string>>) =>
  test.extend<{ readonly form: AskedForm }>({
    form: async ({ qa, page, siteLanguage, say }, use) => {
      await qa.publish(example);
      await qa.open();
      await use(new AskedForm(page, { act: say(act), language: siteLanguage }));
    },
  });
