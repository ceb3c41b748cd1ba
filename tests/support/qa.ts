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

/** The test function for tests with their own pages and service stubs; see docs/testing.md. */
export const test = siteTest.extend<QaFixtures>({
  qaClient: async ({}, use) => {
    const client = await QaClient.open();
    await use(client);
    await client.close();
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
  /** Defaults to the language of the project. */
  readonly language?: SiteLanguage;
  /** Query or fragment: `?tab=2`, `#terms`. */
  readonly suffix?: string;
}

/** Publishes pages, stubs services and checks the console for one test. */
class Qa {
  readonly #options: QaOptions;
  readonly #expected: RegExp[] = [];
  #path: string | undefined;

  constructor(options: QaOptions) {
    this.#options = options;
  }

  /** Path, without language prefix, of the page that was published last. */
  get path(): string {
    if (this.#path === undefined) throw new Error('no page yet: await qa.publish(…)');
    return this.#path;
  }

  /** Publishes a page of examples in both languages under a new path; each call makes another page. */
  async publish(widgets: Widgets, fields?: PageFields): Promise<void> {
    this.#path = await this.#options.client.publish(testPage(widgets, fields));
  }

  /** Publishes a layout as a Sitecore may send it, whatever its shape, in both languages under a new path. */
  async mockLayout(layout: object): Promise<void> {
    this.#path = await this.#options.client.publish({ layout });
  }

  /** Opens the page that was published last and waits until the islands in view are hydrated. */
  async open({ language = this.#options.language, suffix = '' }: Opening = {}): Promise<Response> {
    const { page } = this.#options;
    const response = await page.goto(localizedPath(language, this.path + suffix));
    expect(response?.status(), 'the site uses the platform that QA has published to').toBe(200);
    await waitForIslands(page);
    if (!response) throw new Error(`no response from ${this.path}`);
    return response;
  }

  /** Returns a stub of a bank service for this test: `qa.service(autoFinance).respondsWith({ status: 500 })`. */
  service<C extends Pick<Endpoint, 'path'>>({ path }: C): ServiceStub<C> {
    return new ServiceStub<C>(this.#options.client, path);
  }

  /** Waits until the page has logged a line that matches; matching lines do not fail the test, now or later. */
  async expectLogged(pattern: RegExp): Promise<void> {
    const { noise } = this.#options;
    await expect
      .poll(() => noise.filter((line) => pattern.test(line)), { message: `logged ${pattern.source}` })
      .not.toEqual([]);
    this.#expected.push(pattern);
  }

  /** Removes expected lines from the noise, so that only the rest fails the test. */
  removeExpected(): void {
    const { noise } = this.#options;
    const rest = noise.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
    noise.splice(0, noise.length, ...rest);
  }
}

export { expect };
