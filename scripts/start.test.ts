import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from './bootstrap/ports.mjs';
import { restarts, stops, StubCheckout, until, UP_AGAIN } from './stub-checkout.ts';

let house: StubCheckout;
beforeEach(async () => {
  house = await StubCheckout.lay();
});
afterEach(() => house.clear());

describe('npm start', () => {
  it('brings up the platform, a build and the site, in this order, and prints their addresses', async () => {
    const run = house.start();
    await house.untilUp(run);
    expect(house.events()).toEqual(['platform', 'build', 'start']);
    for (const address of [`:${house.port}/\n`, `:${house.port}/en\n`, `:${house.platformPort}\n`]) {
      expect(run.output()).toContain(`http://localhost${address}`);
    }
    expect(run.errors()).toBe('');
  });

  it('gives the site the address and the secret key of the platform', async () => {
    await house.untilUp(house.start());
    const site = await (await fetch(`http://127.0.0.1:${house.port}/`)).text();
    const key = await (await fetch(`http://127.0.0.1:${house.platformPort}/`)).text();
    expect(key).toMatch(/.{32}/);
    expect(site).toBe(`http://127.0.0.1:${house.platformPort} ${key}`);
  });

  it('builds again only when sources or content have changed', async () => {
    await house.startAndStop();
    await house.startAndStop();
    expect(house.events().filter((event) => event === 'build')).toHaveLength(1);
    house.write('sitecore/content/pages/home.yml', 'template: Page');
    await house.startAndStop();
    expect(house.events().filter((event) => event === 'build')).toHaveLength(2);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends well on %s and leaves no process behind', async (signal) => {
    const run = house.start();
    await house.untilUp(run);
    expect(house.survivors()).toHaveLength(3);
    run.child.kill(signal);
    expect(await run.exit).toBe(0);
    expect(run.errors()).toBe('');
    expect(house.survivors()).toEqual([]);
  });

  it('stopped in the middle of a build leaves no process behind, and builds anew the next time', async () => {
    const run = house.start({ SLOW_BUILD: '1' });
    await until(() => house.events().includes('build'));
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(143);
    expect(run.errors()).toBe('');
    expect(house.survivors()).toEqual([]);
    await house.startAndStop();
    expect(house.events()).toEqual(['platform', 'build', 'platform', 'build', 'start']);
  });

  it('tells only of the platform when that dies in the middle of a build', async () => {
    const run = house.start({ SLOW_BUILD: '1' });
    await until(() => house.events().includes('build'));
    process.kill(house.pids()[0] ?? 0, 'SIGKILL');
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe('rukn: the content platform stopped (SIGKILL)\n');
    expect(house.survivors()).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('leaves nothing behind when npm is killed outright', async () => {
    const npm = house.run({ npm_lifecycle_event: 'start' }, [
      'sh',
      '-c',
      '"$0" scripts/start.mjs; exit $?',
      process.execPath,
    ]);
    await house.untilUp(npm);
    npm.child.kill('SIGKILL');
    await npm.exit;
    await until(() => house.survivors().length === 0);
  });

  it.each(['PORT', 'PLATFORM_PORT'])('says in one line that %s is in use, before it starts anything', async (name) => {
    const taken = name === 'PORT' ? house.port : house.platformPort;
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(taken, resolve));
    const run = house.start();
    expect(await run.exit).toBe(1);
    other.close();
    expect(run.errors()).toBe(
      `rukn: port ${taken} is in use; stop the program that listens on it, or set ${name} to another port\n`,
    );
    expect(house.events()).toEqual([]);
  });

  it('is refused the port while another start of the checkout is still on its way to it', async () => {
    house.start({ SLOW_BUILD: '1' });
    await until(() => house.events().includes('build'));
    const second = house.start({ PLATFORM_PORT: String((await freePorts(1))[0]) });
    expect(await second.exit).toBe(1);
    expect(second.errors()).toMatch(/^rukn: port \d+ is in use: npm start \(process \d+\) of this checkout .*\n$/);
    expect(house.events()).toEqual(['platform', 'build']);
  });

  it('shows why a build failed, says so in one line, and leaves no process behind', async () => {
    const run = house.start({ BAD_BUILD: '1' });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'Syntax error in home.tsx\nrukn: the build failed (exit code 1); its own words are above\n',
    );
    expect(house.survivors()).toEqual([]);
  });

  it('passes on the faults of the content, and does not build', async () => {
    house.write('sitecore/content/bad.yml', '');
    const run = house.start();
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'sitecore/content/pages/home.yml:3 Title.en: expected a text\n' +
        'rukn: the content platform did not start (exit code 1); its own words are above\n',
    );
    expect(house.events()).toEqual([]);
  });

  it('ends in one line when the site dies, and takes the platform down', async () => {
    const run = house.start();
    await house.untilUp(run);
    process.kill(house.pids()[3] ?? 0, 'SIGKILL');
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe('rukn: the site stopped (SIGKILL)\n');
    expect(house.survivors()).toEqual([]);
  });

  it('restarts a platform that is killed twice, with one line for each stop and restart, and keeps the site up', async () => {
    const run = house.start();
    await house.untilUp(run);
    for (const count of [1, 2]) {
      house.killPlatform();
      await until(() => stops(run).length === count);
      expect((await fetch(`http://127.0.0.1:${house.port}/`)).status).toBe(200);
      await until(() => restarts(run).length === count);
      expect((await fetch(`http://127.0.0.1:${house.platformPort}/healthz`)).status).toBe(200);
    }
    expect(run.errors()).toBe(
      'rukn: the content platform stopped (SIGKILL); restarting in 0.5 s\n' +
        'rukn: the content platform stopped (SIGKILL); restarting in 1 s\n',
    );
    expect(run.output().split('Ctrl-C stops everything.')[1]?.trim().split('\n')).toEqual(Array(2).fill(UP_AGAIN));
    expect(house.events()).toEqual(['platform', 'build', 'start', 'platform', 'platform']);
    expect(house.survivors()).toHaveLength(3);
  });

  it('retries a restart that fails until the platform opens', async () => {
    const run = house.start();
    await house.untilUp(run);
    house.write('sitecore/content/bad.yml', '');
    house.killPlatform();
    await until(() => stops(run).length === 2);
    rmSync(join(house.root, 'sitecore/content/bad.yml'));
    await until(() => restarts(run).length === 1);
    expect(run.errors()).toMatch(
      new RegExp(
        '^rukn: the content platform stopped \\(SIGKILL\\); restarting in 0.5 s\n' +
          'sitecore/content/pages/home.yml:3 Title.en: expected a text\n' +
          'rukn: the content platform did not start \\(exit code 1\\); its own words are above; restarting in 1 s\n',
      ),
    );
  });

  it('stopped while a restarted platform opens, ends well and leaves no process behind', async () => {
    const run = house.start();
    await house.untilUp(run);
    house.write('sitecore/content/endless.yml', '');
    house.killPlatform();
    await until(() => house.events().filter((event) => event === 'platform').length === 2);
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(run.errors()).toBe('rukn: the content platform stopped (SIGKILL); restarting in 0.5 s\n');
    expect(house.survivors()).toEqual([]);
  });

  it('leaves the embedded platform alone when a real Sitecore is given', async () => {
    const run = house.start({ SITECORE_API_HOST: 'https://cd.example', SITECORE_API_KEY: '{key}' });
    await house.untilUp(run);
    expect(house.events()).toEqual(['build', 'start']);
    expect(await (await fetch(`http://127.0.0.1:${house.port}/`)).text()).toBe('https://cd.example {key}');
    expect(run.output()).toContain('https://cd.example');
  });

  it('shows npm’s own words when an install fails, says so in one line, and starts nothing', async () => {
    house.write('package-lock.json', '{"packages":{"node_modules/hono":{"version":"4.13.19"}}}');
    house.write('npm-cli.js', "console.log('npm error network is unreachable'); process.exitCode = 7;");
    const run = house.start({ npm_execpath: join(house.root, 'npm-cli.js') });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'npm error network is unreachable\n' +
        'rukn: installing packages failed (npm ci: exit code 7); its own words are above\n',
    );
    expect(house.events()).toEqual([]);
  });
});
