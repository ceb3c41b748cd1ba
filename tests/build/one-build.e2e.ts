import { expect, test } from '@playwright/test';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

const STAGING = 'https://staging.rukn.example';

let workspace: TestWorkspace;

test.beforeAll(async () => {
  // A busy machine is no outage.
  workspace = await openTestWorkspace({ PLATFORM_TIMEOUT_MS: '20000' });
});
test.afterAll(() => workspace.close());

/** Returns the address that a document has of itself: of a page its canonical link, else the first of the site's. */
async function ownAddress(url: string, pattern: RegExp): Promise<string | undefined> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return pattern.exec(await response.text())?.[1];
}

test('one build serves the addresses of its settings: pages, sitemap and robots', async () => {
  const staging = await workspace.openSite({ PUBLIC_URL: STAGING });
  const addresses = (site: string) =>
    Promise.all([
      ownAddress(`${site}/about`, /<link rel="canonical" href="([^"]*)"/),
      ownAddress(`${site}/sitemap.xml`, /<loc>(https?:\/\/[^/<]*)/),
      ownAddress(`${site}/robots.txt`, /Sitemap: (\S*)/i),
    ]);
  const { url: own } = workspace;
  expect(await addresses(staging.url)).toEqual([`${STAGING}/about`, STAGING, `${STAGING}/sitemap.xml`]);
  expect(await addresses(workspace.url)).toEqual([`${own}/about`, own, `${own}/sitemap.xml`]);
});
