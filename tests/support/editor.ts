import { existsSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import type { Language } from '#sitecore/definitions/language.ts';
import { axeViolations } from './axe.ts';
import { openTestWorkspace, type TestWorkspace } from './test-workspace.ts';

export { expect } from '@playwright/test';

const PASSWORD = 'a password of authors';

/** Starts the site and a platform that authors can sign in to. */
export const openEditorWorkspace = (): Promise<TestWorkspace> =>
  openTestWorkspace({
    EDITING_PASSWORD: PASSWORD,
    JSS_EDITING_SECRET: 'secret-of-the-editing-side',
    // A dialog shows hundreds of pictures, which wait for each other on a slow machine.
    PLATFORM_TIMEOUT_MS: '5000',
  });

/** Signs an author in to the platform of a workspace. */
export async function signIn(page: Page, { platform }: TestWorkspace): Promise<void> {
  await page.goto(`${platform}/sitecore/editing?lang=en`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
}

/** Collects the warnings and errors that a page logs. */
export function collectLogged(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(error.message));
  return logged;
}

/** Asserts that axe finds no violations in a part of the editor; the style sheets of the site are on another origin. */
export const expectNoEditorViolations = async (page: Page, part = 'dialog[open]'): Promise<void> =>
  expect(await axeViolations(page, { part, options: { preload: false } })).toEqual([]);

/** Locates the status message of the author's tools. */
export const statusMessage = (page: Page): Locator => page.locator('.author-tools output');

/** An author at a page of a test's own. */
export interface Editor {
  readonly workspace: TestWorkspace;
  /** Saves a page at `/help/<name>` as a content file and opens it for editing. */
  openNew(name: string, yaml: string, language?: Language): Promise<void>;
  /** Opens a page for editing. */
  open(path: string, language?: Language): Promise<void>;
  /** Returns the draft of a page of `openNew`; "" while there is none. */
  draft(name: string): string;
  /** Accepts the lines of the console that match. */
  expectLogged(line: RegExp): void;
}

/** A test with a signed-in author. The workspace is shared by the tests of a worker, each of which has pages of its own. */
export const test = base.extend<{ editor: Editor }, { workspace: TestWorkspace }>({
  workspace: [
    async ({}, use) => {
      const workspace = await openEditorWorkspace();
      await use(workspace);
      await workspace.close();
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, workspace }, use) => {
    const logged = collectLogged(page);
    const accepted: RegExp[] = [];
    await signIn(page, workspace);
    const open = async (path: string, language: Language = 'ar'): Promise<void> => {
      const url = `${workspace.platform}/sitecore/editing/page?item=${path}&lang=${language}`;
      await expect.poll(async () => (await page.request.get(url)).status()).toBe(200);
      await page.goto(url);
      await expect(page.locator('.author-tools')).toBeVisible();
    };
    await use({
      workspace,
      open,
      openNew: async (name, yaml, language) => {
        workspace.save(`pages/help/${name}.yml`, yaml);
        await open(`/help/${name}`, language);
      },
      draft: (name) => {
        const file = workspace.pathOf(`pages/help/${name}.draft.yml`);
        return existsSync(file) ? readFileSync(file, 'utf8') : '';
      },
      expectLogged: (line) => accepted.push(line),
    });
    expect(logged.filter((line) => !accepted.some((known) => known.test(line)))).toEqual([]);
  },
});
