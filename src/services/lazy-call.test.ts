import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyCall } from './lazy-call.ts';
import { success } from './result.ts';

const call = vi.fn((question: string) => Promise.resolve(success(question.length)));

afterEach(() => {
  vi.restoreAllMocks();
  call.mockClear();
});

describe('a client on demand', () => {
  it('loads its code with its first call, and asks as it was asked', async () => {
    const load = vi.fn(() => Promise.resolve(call));
    const ask = lazyCall(load);
    expect(load).not.toHaveBeenCalled();
    const options = { signal: new AbortController().signal };
    expect(await ask('four', options)).toEqual({ ok: true, value: 4 });
    expect(call.mock.calls).toEqual([['four', options]]);
  });

  it('whose code does not come fails as a bank that is not reached, and tries again at the next call', async () => {
    const load = vi.fn(() => Promise.resolve(call));
    load.mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
    const ask = lazyCall(load);
    expect(await ask('four')).toEqual({ ok: false, failure: { kind: 'Unreachable' } });
    expect(await ask('four')).toEqual({ ok: true, value: 4 });
  });

  it('whose code takes too long fails as a bank that does not answer', async () => {
    const ended = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
    const asked = lazyCall<string, number>(() => new Promise(() => undefined))('four');
    ended.abort();
    expect(await asked).toEqual({ ok: false, failure: { kind: 'TimedOut' } });
  });
});
