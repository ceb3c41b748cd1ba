import { describe, expect, it, vi } from 'vitest';
import { type TransformedPicture, PictureCache } from '#sitecore/platform/media/picture-cache.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);

describe('PictureCache', () => {
  it('creates a picture once for concurrent and later requests', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const pending = Promise.withResolvers<TransformedPicture>();
    const create = vi.fn(() => pending.promise);
    const requests = [cache.get('a', create), cache.get('a', create), cache.get('a', create)];
    pending.resolve(bytes(3));
    const [first, ...others] = await Promise.all(requests);
    expect(first).toHaveLength(3);
    for (const other of [...others, await cache.get('a', create)]) expect(other).toBe(first);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('caches that a file is sent unchanged', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const create = vi.fn(() => Promise.resolve(undefined));
    expect([await cache.get('a', create), await cache.get('a', create)]).toEqual([undefined, undefined]);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('creates a picture again after a failure', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 1 });
    await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cache.get('a', () => Promise.resolve(bytes(1)))).toHaveLength(1);
  });

  it('evicts the least recently used picture', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const create = vi.fn(() => Promise.resolve(bytes(4000)));
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, create);
    expect(create).toHaveBeenCalledTimes(3);
    await cache.get('a', create);
    expect(create).toHaveBeenCalledTimes(3);
    await cache.get('b', create);
    expect(create).toHaveBeenCalledTimes(4);
  });

  it('does not cache a picture larger than the limit', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const create = vi.fn(() => Promise.resolve(bytes(100)));
    await cache.get('small', create);
    expect(await cache.get('large', () => Promise.resolve(bytes(20_000)))).toHaveLength(20_000);
    await cache.get('small', create);
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('runs at most `jobs` at a time and all in the end, also after a failure', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const jobs = [0, 1, 2, 3, 4].map(() => Promise.withResolvers<TransformedPicture>());
    const started: number[] = [];
    const requests = jobs.map(({ promise }, index) =>
      cache.get(`${index}`, () => {
        started.push(index);
        return promise;
      }),
    );
    const settled = Promise.allSettled(requests);
    expect(started).toEqual([0, 1]);
    jobs[0]?.reject(new Error('broken'));
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2]), { timeout: WAIT_TIMEOUT_MS });
    for (const job of jobs) job.resolve(bytes(1));
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array<string>(4).fill('fulfilled')]);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });
});
