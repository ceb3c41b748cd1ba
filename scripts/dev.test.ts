import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StubCheckout, until } from './stub-checkout.ts';

let house: StubCheckout;
beforeEach(async () => {
  house = await StubCheckout.lay();
});
afterEach(() => house.clear());

const dev = (): ReturnType<StubCheckout['run']> => house.run({}, [process.execPath, 'scripts/dev.mjs']);
const platformStarts = (): number => house.events().filter((event) => event === 'platform').length;

describe('npm run dev', () => {
  it('brings up the platform and the site without a build, and ends well on Ctrl-C', async () => {
    const run = dev();
    await house.untilUp(run);
    await until(() => platformStarts() === 1);
    expect(house.events().toSorted()).toEqual(['dev', 'platform']);
    run.child.kill('SIGINT');
    expect(await run.exit).toBe(0);
    expect(house.survivors()).toEqual([]);
  });

  it('starts the platform anew for every save of code, also when an editor puts a new file in the place of the old', async () => {
    await house.untilUp(dev());
    await until(() => platformStarts() === 1);
    for (const [count, text] of [
      [2, 'one'],
      [3, 'two!'],
      [4, 'three'],
    ] as const) {
      house.write('sitecore/platform/.app.ts.swp', text);
      house.write('sitecore/platform/.app.ts.new', text);
      renameSync(join(house.root, 'sitecore/platform/.app.ts.new'), join(house.root, 'sitecore/platform/app.ts'));
      await until(() => platformStarts() === count);
    }
    expect(house.events().filter((event) => event === 'dev')).toHaveLength(1);
  });

  it('lets the platform renew no pages, which the site makes anew for every visit', async () => {
    dev();
    await until(() => platformStarts() === 1);
    expect(JSON.parse(house.read('platform.env'))).toMatchObject({ REVALIDATE_SECRET: '' });
  });

  it('tells the faults of the content and goes on once they are corrected', async () => {
    house.write('sitecore/content/bad.yml', '');
    const run = dev();
    await until(() => run.output().includes('waiting for a correction'));
    expect(run.errors()).toContain('sitecore/content/pages/home.yml:3 Title.en: expected a text');
    rmSync(join(house.root, 'sitecore/content/bad.yml'));
    await vi.waitFor(() => fetch(`http://127.0.0.1:${house.platformPort}/healthz`), { timeout: 15_000 });
    await house.untilUp(run);
  });
});
