import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './pages/page-cache.ts';
import { applyPublish, outdateAll } from './publish.ts';

const cacheOfNone = () => new PageCache(() => Promise.reject(new Error('no page is rendered')));
const search = { publish: vi.fn() };
const PUBLISH = { paths: ['/a', '/b'], media: [], everything: false };

describe('applyPublish', () => {
  it('has the search read the pages of the publish', async () => {
    await applyPublish(PUBLISH, { cache: cacheOfNone(), search });
    expect(search.publish.mock.lastCall).toEqual([PUBLISH]);
  });
});

describe('outdateAll', () => {
  it('has the search read all pages', () => {
    outdateAll({ cache: cacheOfNone(), search });
    expect(search.publish.mock.lastCall).toEqual([{ paths: [], everything: true }]);
  });
});
