import { expect, test } from '@playwright/test';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

const STAGING = 'https://staging.rukn.example';

let workspace: TestWorkspace;

test.beforeAll(async () => {
  workspace = await openTestWorkspace({ PLATFORM_TIMEOUT_MS: '5000' });
});
test.afterAll(() => workspace.close());

/** The documents that have an address of the site, and where. */
const DOCUMENTS = [
  ['/about', /<link rel="canonical" href="([^"]*)"/],
  ['/sitemap.xml', /<loc>(https?:\/\/[^/<]*)/],
  ['/robots.txt', /Sitemap: (\S*)/i],
] as const;

/** Returns the addresses that a site's documents have of itself. */
const addressesAt = (site: string): Promise<readonly (string | undefined)[]> =>
  Promise.all(DOCUMENTS.map(async ([path, pattern]) => pattern.exec(await (await fetch(site + path)).text())?.[1]));

test('one build serves the addresses of its settings: pages, sitemap and robots', async () => {
  const { url: own } = workspace;
  const staging = await workspace.openSite({ PUBLIC_URL: STAGING });
  for (const [site, address] of [
    [own, own],
    [staging.url, STAGING],
  ] as const)
    await expect.poll(() => addressesAt(site)).toEqual([`${address}/about`, address, `${address}/sitemap.xml`]);
});
