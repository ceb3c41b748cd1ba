import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyCall } from './lazy-call.ts';
import { success } from '#sitecore/contracts/result.ts';

const call = vi.fn((input: string) => Promise.resolve(success(input.length)));

afterEach(() => {
  vi.restoreAllMocks();
  call.mockClear();
});

describe('lazyCall', () => {
  it('loads its code with the first call and passes the request on', async () => {
    const load = vi.fn(() => Promise.resolve(call));
    const request = lazyCall(load);
    expect(load).not.toHaveBeenCalled();
    const options = { signal: new AbortController().signal };
    expect(await request('four', options)).toEqual({ ok: true, value: 4 });
    expect(call.mock.calls).toEqual([['four', options]]);
  });

  it('fails as unreachable when its code does not load, and loads it again for the next call', async () => {
    const load = vi.fn(() => Promise.resolve(call));
    load.mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
    const request = lazyCall(load);
    expect(await request('four')).toEqual({ ok: false, failure: { kind: 'Unreachable' } });
    expect(await request('four')).toEqual({ ok: true, value: 4 });
  });

  it('fails as timed out when its code takes too long', async () => {
    const ended = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
    const pending = lazyCall<string, number>(() => new Promise(() => undefined))('four');
    ended.abort();
    expect(await pending).toEqual({ ok: false, failure: { kind: 'TimedOut' } });
  });
});
