import { describe, expect, it, vi } from 'vitest';
import { type TransformedPicture, PictureCache } from '#sitecore/platform/media/picture-cache.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

const bytes = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(length);

describe('the pictures that were made', () => {
  it('are made once for all who ask meanwhile and afterwards', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const made = Promise.withResolvers<TransformedPicture>();
    const make = vi.fn(() => made.promise);
    const asked = [cache.get('a', make), cache.get('a', make), cache.get('a', make)];
    made.resolve(bytes(3));
    const [first, ...others] = await Promise.all(asked);
    expect(first).toHaveLength(3);
    for (const other of [...others, await cache.get('a', make)]) expect(other).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('remember that a file is right as it is', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const make = vi.fn(() => Promise.resolve(undefined));
    expect([await cache.get('a', make), await cache.get('a', make)]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are made anew after a failure', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 1 });
    await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await cache.get('a', () => Promise.resolve(bytes(1)))).toHaveLength(1);
  });

  it('make room by giving up what was not asked for longest', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const make = vi.fn(() => Promise.resolve(bytes(4000)));
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, make);
    expect(make).toHaveBeenCalledTimes(3);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(3);
    await cache.get('b', make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('do not push out the others when one is larger than all the room', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const make = vi.fn(() => Promise.resolve(bytes(100)));
    await cache.get('small', make);
    expect(await cache.get('large', () => Promise.resolve(bytes(20_000)))).toHaveLength(20_000);
    await cache.get('small', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are made no more than a few at a time, all in the end, failures included', async () => {
    const cache = new PictureCache({ bytes: 10_000, jobs: 2 });
    const jobs = [0, 1, 2, 3, 4].map(() => Promise.withResolvers<TransformedPicture>());
    const started: number[] = [];
    const asked = jobs.map(({ promise }, index) =>
      cache.get(`${index}`, () => {
        started.push(index);
        return promise;
      }),
    );
    const settled = Promise.allSettled(asked);
    expect(started).toEqual([0, 1]);
    jobs[0]?.reject(new Error('broken'));
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2]), { timeout: WAIT_TIMEOUT_MS });
    for (const job of jobs) job.resolve(bytes(1));
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array<string>(4).fill('fulfilled')]);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });
});
