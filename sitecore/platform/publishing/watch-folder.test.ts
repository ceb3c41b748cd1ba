import { mkdirSync, mkdtempSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { watchFolder } from './watch-folder.ts';

let root = '';
let changes = 0;
let stop: () => void = () => undefined;
const failures: string[] = [];

const at = (file: string): string => join(root, file);
const write = (file: string, text = 'text'): void => writeFileSync(at(file), text);

/** Saves and waits until the change is reported. */
async function expectChange(save: () => void): Promise<void> {
  changes = 0;
  save();
  await vi.waitFor(() => expect(changes).toBeGreaterThan(0), { timeout: WAIT_TIMEOUT_MS, interval: 5 });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rukn-watch-'));
  mkdirSync(at('pages/about'), { recursive: true });
  write('pages/home.yml');
  write('pages/about/team.yml');
  failures.length = 0;
  stop = watchFolder(root, { onChange: () => (changes += 1), onFailure: (folder) => failures.push(folder) });
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true, force: true });
  expect(failures).toEqual([]);
});

describe('watchFolder', () => {
  it('reports a file that is written, added or removed, at any depth', async () => {
    await expectChange(() => write('pages/home.yml', 'new'));
    await expectChange(() => write('pages/about/team.yml', 'new'));
    await expectChange(() => write('site.yml'));
    await expectChange(() => rmSync(at('pages/about/team.yml')));
  });

  it('reports every save of an editor that replaces the file by a new one', async () => {
    for (const text of ['one', 'two', 'three']) {
      await expectChange(() => {
        write('pages/about/.team.yml.tmp', text);
        renameSync(at('pages/about/.team.yml.tmp'), at('pages/about/team.yml'));
      });
    }
  });

  it('reports saves in a folder that was added later or moved', async () => {
    await expectChange(() => mkdirSync(at('pages/help/faq'), { recursive: true }));
    await expectChange(() => write('pages/help/faq/cards.yml'));
    await expectChange(() => renameSync(at('pages/help'), at('pages/support')));
    await expectChange(() => write('pages/support/faq/cards.yml', 'new'));
    await expectChange(() => rmSync(at('pages/support'), { recursive: true }));
    await expectChange(() => write('pages/home.yml', 'new'));
  });

  it('reports saves in a folder that replaced another', async () => {
    for (const time of ['once', 'again']) {
      await expectChange(() => {
        mkdirSync(at('next/about'), { recursive: true });
        rmSync(at('pages'), { recursive: true });
        renameSync(at('next'), at('pages'));
      });
      await expectChange(() => write('pages/about/team.yml', time));
      await expectChange(() => write('pages/home.yml', time));
    }
  });

  it('reports saves in a folder that was removed and created again', async () => {
    for (const time of ['once', 'again']) {
      await expectChange(() => {
        rmSync(at('pages'), { recursive: true });
        mkdirSync(at('pages/about'), { recursive: true });
      });
      await expectChange(() => write('pages/about/team.yml', time));
    }
  });

  it('reports a folder that appears after it was removed, and saves in it', async () => {
    for (const time of ['once', 'again']) {
      await expectChange(() => rmSync(root, { recursive: true }));
      await expectChange(() => mkdirSync(at('pages/about'), { recursive: true }));
      await expectChange(() => write('pages/about/team.yml', time));
    }
  });

  it('reports saves in a folder that was removed and created again at once', async () => {
    await expectChange(() => {
      rmSync(root, { recursive: true });
      mkdirSync(at('pages'), { recursive: true });
    });
    await expectChange(() => write('pages/home.yml', 'new'));
  });

  it('reports a folder that did not exist when it began', async () => {
    stop();
    rmSync(root, { recursive: true });
    stop = watchFolder(root, { onChange: () => (changes += 1), onFailure: (folder) => failures.push(folder) });
    await expectChange(() => mkdirSync(root));
    await expectChange(() => write('site.yml'));
  });

  it('ignores the temporary files of an editor', async () => {
    const seen = new Set<string | null>();
    const everything = watch(at('pages'), (_, name) => seen.add(name));
    changes = 0;
    write('pages/.home.yml.swp');
    write('pages/home.yml~');
    await vi.waitFor(() => expect([...seen]).toEqual(['.home.yml.swp', 'home.yml~']), { timeout: WAIT_TIMEOUT_MS });
    everything.close();
    expect(changes).toBe(0);
  });

  it('reports nothing after it is stopped', async () => {
    stop();
    changes = 0;
    let others = 0;
    stop = watchFolder(root, { onChange: () => (others += 1), onFailure: (folder) => failures.push(folder) });
    write('pages/home.yml', 'new');
    await vi.waitFor(() => expect(others).toBeGreaterThan(0), { timeout: WAIT_TIMEOUT_MS });
    expect(changes).toBe(0);
  });
});
