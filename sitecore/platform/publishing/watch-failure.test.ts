import type * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { watchFolder } from './watch-folder.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const watch = (folder: string, listener: fs.WatchListener<string>) => {
    if (folder.endsWith('beyond')) throw new Error('ENOSPC: no more watchers');
    return real.watch(folder, listener);
  };
  return { ...real, watch };
});

it('reports once a folder that cannot be watched, and watches the others', async () => {
  const root = mkdtempSync(join(tmpdir(), 'rukn-watch-'));
  mkdirSync(join(root, 'beyond'));
  const failures: unknown[] = [];
  let changes = 0;
  const stop = watchFolder(root, {
    onChange: () => (changes += 1),
    onFailure: (folder, error) => failures.push([folder, String(error)]),
  });
  expect(failures).toEqual([[join(root, 'beyond'), 'Error: ENOSPC: no more watchers']]);
  writeFileSync(join(root, 'site.yml'), 'text');
  await vi.waitFor(() => expect(changes).toBeGreaterThan(0), { timeout: WAIT_TIMEOUT_MS });
  expect(failures).toHaveLength(1);
  stop();
  rmSync(root, { recursive: true });
});
