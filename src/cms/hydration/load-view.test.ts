// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadView } from './load-view.ts';

afterEach(() => vi.restoreAllMocks());

it('prepares the formats of the page’s language while the view loads', async () => {
  document.documentElement.lang = 'en';
  const created = [vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Intl, 'NumberFormat')];
  const load = Promise.withResolvers<() => null>();
  const loaded = loadView(load.promise);
  await vi.waitFor(() => {
    for (const { mock } of created) expect(mock.calls).toEqual([['en-US-u-ca-gregory']]);
  });
  load.resolve(() => null);
  await expect(loaded).resolves.toBeTypeOf('function');
});
