// @alone: starts programs
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { StubCheckout, waitUntil } from './stub-checkout.ts';

let checkout: StubCheckout;
beforeEach(async () => {
  checkout = await StubCheckout.create();
});
afterEach(() => checkout.remove());

const dev = (): ReturnType<StubCheckout['run']> => checkout.run({}, [process.execPath, 'scripts/dev.mjs']);
const platformStarts = (): number => checkout.events().filter((event) => event === 'platform').length;

describe('npm run dev', () => {
  it('starts the platform and the site without a build, and exits with 0 on Ctrl-C', async () => {
    const run = dev();
    await checkout.waitUntilUp(run);
    await waitUntil(() => platformStarts() === 1);
    expect(checkout.events().toSorted()).toEqual(['dev', 'platform']);
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(0);
    expect(checkout.livePids()).toEqual([]);
  });

  it('restarts the platform after every save of code, also when an editor replaces the file', async () => {
    await checkout.waitUntilUp(dev());
    await waitUntil(() => platformStarts() === 1);
    for (const [count, text] of [
      [2, 'one'],
      [3, 'two!'],
      [4, 'three'],
    ] as const) {
      checkout.write('sitecore/platform/.app.ts.swp', text);
      checkout.write('sitecore/platform/.app.ts.new', text);
      renameSync(join(checkout.root, 'sitecore/platform/.app.ts.new'), join(checkout.root, 'sitecore/platform/app.ts'));
      await waitUntil(() => platformStarts() === count);
    }
    expect(checkout.events().filter((event) => event === 'dev')).toHaveLength(1);
  });

  it('starts the platform without revalidation, since the site renders every page per request', async () => {
    dev();
    await waitUntil(() => platformStarts() === 1);
    expect(JSON.parse(checkout.read('platform.env'))).toMatchObject({ REVALIDATE_SECRET: '' });
  });

  it('starts the platform with the content folder of .env, and restarts it once an error there is corrected', async () => {
    const site = join(checkout.root, 'bank', 'site.yml');
    checkout.write('.env', 'CONTENT_DIR=bank');
    checkout.write('bank/site.yml', '');
    checkout.write('sitecore/content/bad.yml', '');
    const run = dev();
    await waitUntil(() => run.output().includes('waiting for a correction'));
    rmSync(join(checkout.root, 'sitecore/content/bad.yml'));
    writeFileSync(site, 'name: bank');
    await waitUntil(() => platformStarts() === 1);
    expect(JSON.parse(checkout.read('platform.env'))).toMatchObject({ CONTENT_DIR: join(checkout.root, 'bank') });
  });

  it('prints errors in the content and restarts once they are corrected', async () => {
    checkout.write('sitecore/content/bad.yml', '');
    const run = dev();
    await waitUntil(() => run.output().includes('waiting for a correction'));
    expect(run.errors()).toContain('sitecore/content/pages/home.yml:3 Title.en: expected a text');
    rmSync(join(checkout.root, 'sitecore/content/bad.yml'));
    await vi.waitFor(() => fetch(`http://127.0.0.1:${checkout.platformPort}/healthz`), { timeout: WAIT_TIMEOUT_MS });
    await checkout.waitUntilUp(run);
  });
});
