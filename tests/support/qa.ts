import type { Page, Response } from '@playwright/test';
import type { Endpoint } from '#sitecore/contracts/catalogue.ts';
import { QaClient } from './qa/qa-client.ts';
import { ServiceStub } from './qa/service-stub.ts';
import { waitForIslands } from './qa/wait-for-islands.ts';
import { type PageFields, testPage, type Widgets } from './qa/test-page.ts';
import { localizedPath, expect, type SiteLanguage, test as siteTest } from './site.ts';

interface QaFixtures {
  readonly qaClient: QaClient;
  readonly qa: Qa;
}

/** A test of the site with pages of its own, over services that behave as it says; docs/testing.md. */
export const test = siteTest.extend<QaFixtures>({
  qaClient: async ({}, use) => {
    const door = await QaClient.open();
    await use(door);
    await door.close();
  },
  extraHTTPHeaders: async ({ extraHTTPHeaders, qaClient }, use) => {
    await use({ ...extraHTTPHeaders, 'x-qa-test': qaClient.test });
  },
  qa: async ({ page, siteLanguage, noise, qaClient }, use) => {
    const qa = new Qa({ page, language: siteLanguage, noise, client: qaClient });
    await use(qa);
    qa.removeExpected();
  },
});

interface QaOptions {
  readonly page: Page;
  readonly language: SiteLanguage;
  readonly noise: string[];
  readonly client: QaClient;
}

interface Opening {
  /** The language of the project unless told. */
  readonly language?: SiteLanguage;
  /** What stands behind the address: `?tab=2`, `#terms`. */
  readonly suffix?: string;
}

/** What a test of quality asks for, a line each. */
class Qa {
  readonly #options: QaOptions;
  readonly #expected: RegExp[] = [];
  #path: string | undefined;

  constructor(options: QaOptions) {
    this.#options = options;
  }

  /** The address without language of the page that was published last. */
  get path(): string {
    if (this.#path === undefined) throw new Error('no page yet: await qa.publish(…)');
    return this.#path;
  }

  /** Publishes a page of examples, in both languages, under an address of its own; each call makes another page. */
  async publish(widgets: Widgets, fields?: PageFields): Promise<void> {
    this.#path = await this.#options.client.publish(testPage(widgets, fields));
  }

  /** Opens the page that was published last and waits for what wakes in view. */
  async open({ language = this.#options.language, suffix = '' }: Opening = {}): Promise<Response> {
    const { page } = this.#options;
    const response = await page.goto(localizedPath(language, this.path + suffix));
    expect(response?.status(), 'the site asks the platform that QA has published to').toBe(200);
    await waitForIslands(page);
    if (!response) throw new Error(`no answer from ${this.path}`);
    return response;
  }

  /** A service of the bank as this test wants it: `qa.service(autoFinance).answers({ status: 500 })`. */
  service({ path }: Pick<Endpoint, 'path'>): ServiceStub {
    return new ServiceStub(this.#options.client, path);
  }

  /** Waits until the page has logged this; whatever matches does not fail the test, now or later. */
  async expectLogged(words: RegExp): Promise<void> {
    const { noise } = this.#options;
    await expect
      .poll(() => noise.filter((line) => words.test(line)), { message: `logged ${words.source}` })
      .not.toEqual([]);
    this.#expected.push(words);
  }

  /** Takes what was expected out of the noise, so that only the rest fails the test. */
  removeExpected(): void {
    const { noise } = this.#options;
    const rest = noise.filter((line) => !this.#expected.some((words) => words.test(line)));
    noise.splice(0, noise.length, ...rest);
  }
}

export { expect };
