import { mkdirSync, mkdtempSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolder } from './watch-folder.ts';

let root = '';
let changes = 0;
let stop: () => void = () => undefined;
const failures: string[] = [];

const at = (file: string): string => join(root, file);
const write = (file: string, text = 'text'): void => writeFileSync(at(file), text);

/** Waits until a change is noticed that was not noticed before `save`. */
async function noticed(save: () => void): Promise<void> {
  changes = 0;
  save();
  await vi.waitFor(() => expect(changes).toBeGreaterThan(0), { timeout: 15_000, interval: 5 });
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

describe('a watched folder', () => {
  it('notices a file that is written, comes or goes, at any depth', async () => {
    await noticed(() => write('pages/home.yml', 'new'));
    await noticed(() => write('pages/about/team.yml', 'new'));
    await noticed(() => write('site.yml'));
    await noticed(() => rmSync(at('pages/about/team.yml')));
  });

  it('notices every save of an editor that puts a new file in the place of the old', async () => {
    for (const text of ['one', 'two', 'three']) {
      await noticed(() => {
        write('pages/about/.team.yml.tmp', text);
        renameSync(at('pages/about/.team.yml.tmp'), at('pages/about/team.yml'));
      });
    }
  });

  it('notices what is saved in a folder that came later, and in one that moved', async () => {
    await noticed(() => mkdirSync(at('pages/help/faq'), { recursive: true }));
    await noticed(() => write('pages/help/faq/cards.yml'));
    await noticed(() => renameSync(at('pages/help'), at('pages/support')));
    await noticed(() => write('pages/support/faq/cards.yml', 'new'));
    await noticed(() => rmSync(at('pages/support'), { recursive: true }));
    await noticed(() => write('pages/home.yml', 'new'));
  });

  it('notices what is saved in a folder that took the place of another', async () => {
    for (const time of ['once', 'again']) {
      await noticed(() => {
        mkdirSync(at('next/about'), { recursive: true });
        rmSync(at('pages'), { recursive: true });
        renameSync(at('next'), at('pages'));
      });
      await noticed(() => write('pages/about/team.yml', time));
      await noticed(() => write('pages/home.yml', time));
    }
  });

  it('notices what is saved in a folder that was removed and made again', async () => {
    for (const time of ['once', 'again']) {
      await noticed(() => {
        rmSync(at('pages'), { recursive: true });
        mkdirSync(at('pages/about'), { recursive: true });
      });
      await noticed(() => write('pages/about/team.yml', time));
    }
  });

  it('does not notice what an editor keeps beside a file', async () => {
    const seen = new Set<string | null>();
    const everything = watch(at('pages'), (_, name) => seen.add(name));
    changes = 0;
    write('pages/.home.yml.swp');
    write('pages/home.yml~');
    await vi.waitFor(() => expect([...seen]).toEqual(['.home.yml.swp', 'home.yml~']), { timeout: 15_000 });
    everything.close();
    expect(changes).toBe(0);
  });

  it('is watched no more after the stop', async () => {
    stop();
    changes = 0;
    let others = 0;
    stop = watchFolder(root, { onChange: () => (others += 1), onFailure: (folder) => failures.push(folder) });
    write('pages/home.yml', 'new');
    await vi.waitFor(() => expect(others).toBeGreaterThan(0), { timeout: 15_000 });
    expect(changes).toBe(0);
  });
});
