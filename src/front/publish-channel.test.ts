// @alone: starts programs
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRedisMissing, type RedisOfTests, redisOfTests } from '#tests/support/redis.ts';
import { PublishChannel } from './publish-channel.ts';
import type { Publish } from './read-publish.ts';

describe.skipIf(isRedisMissing)('a channel of publishes', () => {
  let redis: RedisOfTests;

  beforeEach(async () => {
    redis = await redisOfTests();
    await redis.start();
  });
  afterEach(async () => {
    // A channel lives as long as its site: both log that Redis is gone.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await redis.stop();
    await expect.poll(() => logged.mock.calls.length).toBe(2);
  });

  async function openChannel(onPublish: (publish: Publish) => void): Promise<PublishChannel> {
    const channel = new PublishChannel({ site: 'rukn', url: redis.url, onPublish, onReturn: () => undefined });
    channel.open();
    await expect.poll(() => channel.isOpen).toBe(true);
    return channel;
  }

  it('tells the other sites of pages and of everything, and not the one that tells', async () => {
    const [own, others] = [vi.fn(), vi.fn()];
    const channel = await openChannel(own);
    await openChannel(others);
    const publishes: readonly Publish[] = [
      { paths: ['/a'], media: [], everything: false },
      { paths: [], media: [], everything: true },
    ];
    for (const publish of publishes) await channel.tell(publish);
    await expect.poll(() => others.mock.calls).toEqual(publishes.map((publish) => [publish]));
    expect(own).not.toHaveBeenCalled();
  });
});
