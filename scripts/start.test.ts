// @alone: starts programs
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePorts } from './bootstrap/ports.mjs';
import { restarts, stops, StubCheckout, waitUntil, RESTARTED_LINE } from './stub-checkout.ts';

let checkout: StubCheckout;
beforeEach(async () => {
  checkout = await StubCheckout.create();
});
afterEach(() => checkout.remove());

describe('npm start', () => {
  it('starts the platform, builds and starts the site with the platform’s URL and secret key, in this order, and prints their URLs', async () => {
    const run = checkout.start();
    await checkout.waitUntilUp(run);
    expect(checkout.events()).toEqual(['platform', 'build', 'start']);
    for (const address of [`:${checkout.port}/\n`, `:${checkout.port}/en\n`, `:${checkout.platformPort}\n`]) {
      expect(run.output()).toContain(`http://localhost${address}`);
    }
    expect(run.errors()).toBe('');
    const site = await (await fetch(`http://127.0.0.1:${checkout.port}/`)).text();
    const key = await (await fetch(`http://127.0.0.1:${checkout.platformPort}/`)).text();
    expect(key).toMatch(/.{32}/);
    expect(site).toBe(`http://127.0.0.1:${checkout.platformPort} ${key}`);
  });

  it('builds again only when sources have changed: one build serves any content, under any settings', async () => {
    await checkout.startAndStop();
    await checkout.startAndStop();
    expect(checkout.events().filter((event) => event === 'build')).toHaveLength(1);
    checkout.write('sitecore/content/pages/home.yml', 'template: Page');
    await checkout.startAndStop({ PUBLIC_URL: 'https://rukn.example', SITECORE_SITE_NAME: 'another' });
    await checkout.startAndStop({ SITECORE_API_HOST: 'https://cd.example', SITECORE_API_KEY: '{key}' });
    expect(checkout.events().filter((event) => event === 'build')).toHaveLength(1);
    checkout.write('src/pages/home.tsx', 'export default null');
    await checkout.startAndStop();
    expect(checkout.events().filter((event) => event === 'build')).toHaveLength(2);
  });

  it('builds again when its record or a manifest is cut off or missing, and leaves no part of a record behind', async () => {
    await checkout.startAndStop();
    for (const [file, text] of [
      ['rukn-build.json', ''],
      ['rukn-build.json', 'null'],
      ['routes-manifest.json', '{"version":'],
      ['required-server-files.json', ''],
      ['routes-manifest.json', undefined],
    ] as const) {
      if (text === undefined) rmSync(join(checkout.root, '.next', file));
      else checkout.write(`.next/${file}`, text);
      await checkout.startAndStop();
      expect(checkout.events().slice(-3), `${file}: ${text}`).toEqual(['platform', 'build', 'start']);
    }
    expect(checkout.events()).toHaveLength(6 * 3);
    expect(readdirSync(join(checkout.root, '.next')).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('has no record of a build that it cannot write whole', async () => {
    checkout.write('.next/rukn-build.json.new/in-the-way', '');
    const run = checkout.start();
    await Promise.race([run.exit, checkout.waitUntilUp(run)]);
    expect(run.errors()).toContain('EISDIR');
    expect(existsSync(join(checkout.root, '.next/rukn-build.json'))).toBe(false);
  });

  // Other systems have no further addresses of this machine.
  it.skipIf(process.platform !== 'linux')(
    'listens on the addresses that SITE_HOST and PLATFORM_HOST name, and tells the site the platform’s',
    async () => {
      const run = checkout.start({ SITE_HOST: '127.0.0.2', PLATFORM_HOST: '127.0.0.3' });
      await checkout.waitUntilUp(run);
      const site = await (await fetch(`http://127.0.0.2:${checkout.port}/`)).text();
      expect(site).toMatch(new RegExp(`^http://127\\.0\\.0\\.3:${checkout.platformPort} `));
      expect(run.output()).toContain(`http://127.0.0.2:${checkout.port}/en`);
      for (const port of [checkout.port, checkout.platformPort])
        await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    },
  );

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('exits with 0 on %s, with no process left', async (signal) => {
    const run = checkout.start();
    await checkout.waitUntilUp(run);
    expect(checkout.livePids()).toHaveLength(3);
    run.child.kill(signal);
    expect(await run.exit).toBe(0);
    expect(run.errors()).toBe('');
    expect(checkout.livePids()).toEqual([]);
  });

  it('leaves no process behind when stopped during a build, and builds again the next time', async () => {
    const run = checkout.start({ SLOW_BUILD: '1' });
    await waitUntil(() => checkout.events().includes('build'));
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(143);
    expect(run.errors()).toBe('');
    expect(checkout.livePids()).toEqual([]);
    await checkout.startAndStop();
    expect(checkout.events()).toEqual(['platform', 'build', 'platform', 'build', 'start']);
  });

  it('reports only the platform when it stops during a build', async () => {
    const run = checkout.start({ SLOW_BUILD: '1' });
    await waitUntil(() => checkout.events().includes('build'));
    process.kill(checkout.pids()[0] ?? 0, 'SIGKILL');
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe('rukn: the content platform stopped (SIGKILL)\n');
    expect(checkout.livePids()).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('leaves nothing behind when npm is killed outright', async () => {
    const npm = checkout.run({ npm_lifecycle_event: 'start' }, [
      'sh',
      '-c',
      '"$0" scripts/start.mjs; exit $?',
      process.execPath,
    ]);
    await checkout.waitUntilUp(npm);
    npm.child.kill('SIGKILL');
    await npm.exit;
    await waitUntil(() => checkout.livePids().length === 0);
  });

  it.each(['PORT', 'PLATFORM_PORT'])('reports that %s is in use and starts nothing', async (name) => {
    const taken = name === 'PORT' ? checkout.port : checkout.platformPort;
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(taken, resolve));
    const run = checkout.start();
    expect(await run.exit).toBe(1);
    other.close();
    expect(run.errors()).toBe(
      `rukn: port ${taken} is in use; stop the program that listens on it, or set ${name} to another port\n`,
    );
    expect(checkout.events()).toEqual([]);
  });

  it('refuses a port that another start of the checkout is about to listen on', async () => {
    checkout.start({ SLOW_BUILD: '1' });
    await waitUntil(() => checkout.events().includes('build'));
    const second = checkout.start({ PLATFORM_PORT: String((await freePorts(1))[0]) });
    expect(await second.exit).toBe(1);
    expect(second.errors()).toMatch(/^rukn: port \d+ is in use: npm start \(process \d+\) of this checkout .*\n$/);
    expect(checkout.events()).toEqual(['platform', 'build']);
  });

  it('prints the output of a failed build and one line about it, and leaves no process behind', async () => {
    const run = checkout.start({ BAD_BUILD: '1' });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe('Syntax error in home.tsx\nrukn: the build failed (exit code 1); its output is above\n');
    expect(checkout.livePids()).toEqual([]);
  });

  it('prints errors in the content, and does not build', async () => {
    checkout.write('sitecore/content/bad.yml', '');
    const run = checkout.start();
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'sitecore/content/pages/home.yml:3 Title.en: expected a text\n' +
        'rukn: the content platform did not start (exit code 1); its output is above\n',
    );
    expect(checkout.events()).toEqual([]);
  });

  it('restarts a site that is killed, with one line for its stop and its restart', async () => {
    const run = checkout.start();
    await checkout.waitUntilUp(run);
    process.kill(checkout.pids()[3] ?? 0, 'SIGKILL');
    await waitUntil(() => run.output().includes('the site is up again'));
    expect((await fetch(`http://127.0.0.1:${checkout.port}/`)).status).toBe(200);
    expect(run.errors()).toBe('rukn: the site stopped (SIGKILL); restarting in 0.5 s\n');
    expect(checkout.events()).toEqual(['platform', 'build', 'start', 'start']);
  });

  it('restarts a platform that is killed twice, with one line for each stop and restart, and keeps the site up', async () => {
    const run = checkout.start();
    await checkout.waitUntilUp(run);
    for (const count of [1, 2]) {
      checkout.killPlatform();
      await waitUntil(() => stops(run).length === count);
      expect((await fetch(`http://127.0.0.1:${checkout.port}/`)).status).toBe(200);
      await waitUntil(() => restarts(run).length === count);
      expect((await fetch(`http://127.0.0.1:${checkout.platformPort}/healthz`)).status).toBe(200);
    }
    expect(run.errors()).toBe(
      'rukn: the content platform stopped (SIGKILL); restarting in 0.5 s\n' +
        'rukn: the content platform stopped (SIGKILL); restarting in 1 s\n',
    );
    expect(run.output().split('Ctrl-C stops everything.')[1]?.trim().split('\n')).toEqual(
      Array(2).fill(RESTARTED_LINE),
    );
    expect(checkout.events()).toEqual(['platform', 'build', 'start', 'platform', 'platform']);
    expect(checkout.livePids()).toHaveLength(3);
  });

  it('retries a restart that fails until the platform opens', async () => {
    const run = checkout.start();
    await checkout.waitUntilUp(run);
    checkout.write('sitecore/content/bad.yml', '');
    checkout.killPlatform();
    await waitUntil(() => stops(run).length === 2);
    rmSync(join(checkout.root, 'sitecore/content/bad.yml'));
    await waitUntil(() => restarts(run).length === 1);
    expect(run.errors()).toMatch(
      new RegExp(
        '^rukn: the content platform stopped \\(SIGKILL\\); restarting in 0.5 s\n' +
          'sitecore/content/pages/home.yml:3 Title.en: expected a text\n' +
          'rukn: the content platform did not start \\(exit code 1\\); its output is above; restarting in 1 s\n',
      ),
    );
  });

  it('exits with 0 and leaves no process behind when stopped while a restarted platform opens', async () => {
    const run = checkout.start();
    await checkout.waitUntilUp(run);
    checkout.write('sitecore/content/endless.yml', '');
    checkout.killPlatform();
    await waitUntil(() => checkout.events().filter((event) => event === 'platform').length === 2);
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(run.errors()).toBe('rukn: the content platform stopped (SIGKILL); restarting in 0.5 s\n');
    expect(checkout.livePids()).toEqual([]);
  });

  it('does not start the embedded platform when a real Sitecore is configured', async () => {
    const run = checkout.start({ SITECORE_API_HOST: 'https://cd.example', SITECORE_API_KEY: '{key}' });
    await checkout.waitUntilUp(run);
    expect(checkout.events()).toEqual(['build', 'start']);
    expect(await (await fetch(`http://127.0.0.1:${checkout.port}/`)).text()).toBe('https://cd.example {key}');
    expect(run.output()).toContain('https://cd.example');
  });

  it('prints npm’s output and one line when an install fails, and starts nothing', async () => {
    checkout.write('package-lock.json', '{"packages":{"node_modules/hono":{"version":"4.13.19"}}}');
    checkout.write('npm-cli.js', "console.log('npm error network is unreachable'); process.exitCode = 7;");
    const run = checkout.start({ npm_execpath: join(checkout.root, 'npm-cli.js') });
    expect(await run.exit).toBe(1);
    expect(run.errors()).toBe(
      'npm error network is unreachable\n' +
        'rukn: installing packages failed (npm ci: exit code 7); its output is above\n',
    );
    expect(checkout.events()).toEqual([]);
  });
});
