// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { useRequest } from './use-request.ts';

const start = (deadline?: number) => renderHook(() => useRequest(deadline === undefined ? {} : { deadline }));

describe('useRequest', () => {
  it('returns the result of its work and is pending until then', async () => {
    const { result } = start();
    const work = Promise.withResolvers<Result<string, string>>();
    let response: Promise<unknown> = Promise.resolve();
    act(() => {
      response = result.current.run(() => work.promise);
    });
    expect(result.current.pending).toBe(true);
    work.resolve(success('a'));
    expect(await act(() => response)).toEqual(success('a'));
    expect(result.current.pending).toBe(false);
  });

  it('cancels what runs when it runs again: only the latest has a result', async () => {
    const { result } = start();
    const signals: AbortSignal[] = [];
    const first = Promise.withResolvers<Result<string, string>>();
    const responses = await act(() => {
      const one = result.current.run((signal) => {
        signals.push(signal);
        return first.promise;
      });
      const two = result.current.run(() => Promise.resolve(success('two')));
      first.resolve(success('one'));
      return Promise.all([one, two]);
    });
    expect(responses).toEqual([undefined, success('two')]);
    expect(signals[0]?.aborted).toBe(true);
    expect(result.current.pending).toBe(false);
  });

  it('is cancelled on unmount and by cancel', () => {
    const { result, unmount } = start();
    const signals: AbortSignal[] = [];
    const never = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Result<string, string>>(() => undefined);
    };
    act(() => void result.current.run(never));
    act(() => result.current.cancel());
    expect(result.current.pending).toBe(false);
    act(() => void result.current.run(never));
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('runs what was scheduled last, once its delay has passed and nothing else started', async () => {
    vi.useFakeTimers();
    const { result } = start();
    const started: string[] = [];
    const { run, schedule, cancel } = result.current;
    schedule(() => started.push('one'), 100);
    schedule(() => started.push('two'), 100);
    vi.advanceTimersByTime(150);
    expect(started).toEqual(['two']);
    schedule(() => started.push('three'), 100);
    await act(() => run(() => Promise.resolve(success('at once'))));
    schedule(() => started.push('four'), 100);
    act(cancel);
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    expect(started).toEqual(['two']);
  });

  it('has functions that stay the same', () => {
    const { result, rerender } = start();
    const before = result.current;
    rerender();
    expect([result.current.run, result.current.schedule, result.current.cancel]).toEqual([
      before.run,
      before.schedule,
      before.cancel,
    ]);
  });

  it('gives a failure as a value: one that is returned, thrown, or the deadline', { timeout: 20_000 }, async () => {
    const { result } = start();
    const thrown = new Error('broken');
    expect(await act(() => result.current.run(() => Promise.resolve(failure('refused'))))).toEqual(failure('refused'));
    expect(await act(() => result.current.run(() => Promise.reject(thrown)))).toEqual(
      failure({ kind: 'Unexpected', error: thrown }),
    );
    const expired = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const { result: limited } = start(5000);
    const late = await act(() => limited.current.run(() => new Promise(() => undefined)));
    expect(late).toMatchObject({ ok: false, failure: { kind: 'Unexpected', error: { name: 'TimeoutError' } } });
    expect(expired).toHaveBeenCalledWith(5000);
  });
});
