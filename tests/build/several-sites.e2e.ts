import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { isRedisMissing, type RedisOfTests, redisOfTests } from '#tests/support/redis.ts';
import { openTestWorkspace, type TestWorkspace } from '#tests/support/test-workspace.ts';

const PATH = '/help/fraud';

let redis: RedisOfTests;
let workspace: TestWorkspace;
/** URLs of two sites: the one that the platform tells of publishes, and one that hears of them. */
let sites: readonly string[];

test.describe.configure({ mode: 'serial' });
test.skip(isRedisMissing, 'Redis is not installed');

test.beforeAll(async () => {
  redis = await redisOfTests();
  await redis.start();
  workspace = await openTestWorkspace({ REDIS_URL: redis.url });
  sites = [workspace.url, (await workspace.openSite({})).url];
});
test.afterAll(async () => {
  await workspace.close();
  await redis.stop();
});

const readiness = z.object({ status: z.string(), publishes: z.string() });

const save = (ar: string, en: string): void =>
  workspace.save('pages/help/fraud.yml', `template: Page\nfields: { Title: { ar: ${ar}, en: ${en} } }\n`);

/** Returns the titles of the page in Arabic and English at both sites. */
const titles = (): Promise<readonly string[]> =>
  Promise.all(
    sites.flatMap((site) =>
      [PATH, `/en${PATH}`].map(async (path) => {
        const html = await (await fetch(site + path)).text();
        const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
        return title.split(' – ')[0] ?? '';
      }),
    ),
  );

/** Returns how both sites respond about their readiness. */
const ready = (): Promise<readonly unknown[]> =>
  Promise.all(
    sites.map(async (site) => {
      const response = await fetch(`${site}/readyz`);
      // The saved page has no block, which the readiness says besides.
      const { status, publishes } = readiness.parse(await response.json());
      return [response.status, { status, publishes }];
    }),
  );

const bothRespond = (publishes: string) => sites.map(() => [200, { status: 'ok', publishes }]);

test('a publish that one site is told of shows at the other too, in both languages', async () => {
  await titles();
  await expect.poll(ready).toEqual(bothRespond('heard'));
  save('عنوان أول', 'First title');
  await expect.poll(titles).toEqual(['عنوان أول', 'First title', 'عنوان أول', 'First title']);
});

test('without Redis each site goes on by age and says so; when it is back, what was missed shows', async () => {
  await redis.stop();
  await expect.poll(ready).toEqual(bothRespond('by age'));
  save('عنوان ثانٍ', 'Second title');
  // The site that the platform tells shows it; the other has no way to know.
  await expect.poll(titles).toEqual(['عنوان ثانٍ', 'Second title', 'عنوان أول', 'First title']);
  await redis.start();
  await expect.poll(ready).toEqual(bothRespond('heard'));
  await expect.poll(titles).toEqual(['عنوان ثانٍ', 'Second title', 'عنوان ثانٍ', 'Second title']);
  save('عنوان ثالث', 'Third title');
  await expect.poll(titles).toEqual(['عنوان ثالث', 'Third title', 'عنوان ثالث', 'Third title']);
});
