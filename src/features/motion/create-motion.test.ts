// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMotion } from './create-motion.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns a motion whose moves end when told to, the moves that have started, and a function that ends the last. */
function moving(phase: 'waiting' | 'resting') {
  const started: string[] = [];
  let finish: (() => void) | undefined;
  const wait = (name: string) => {
    started.push(name);
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const root = document.createElement('section');
  const motion = createMotion<string>({ root, phase, intro: () => wait('intro'), run: wait });
  const finishLast = async () => {
    finish?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { motion, root, started, finishLast };
}

describe('createMotion', () => {
  it('runs one move at a time, and then a queued one', async () => {
    const { motion, root, started, finishLast } = moving('resting');
    motion.choose('one');
    motion.choose('ignored');
    motion.choose('two', { whileBusy: 'queue' });
    expect([started, root.dataset.phase]).toEqual([['one'], 'busy']);
    await finishLast();
    expect([started, root.dataset.phase]).toEqual([['one', 'two'], 'busy']);
    await finishLast();
    expect(motion.phase()).toBe('resting');
  });

  it('plays its intro once, and again after a restart', async () => {
    const { motion, started, finishLast } = moving('waiting');
    motion.choose('ignored');
    motion.begin();
    motion.begin();
    motion.choose('ignored');
    await finishLast();
    motion.begin();
    motion.restart();
    motion.begin();
    expect(started).toEqual(['intro', 'intro']);
  });

  it('goes on with the move that ends the intro when the intro itself is over', async () => {
    const { motion, started } = moving('waiting');
    motion.begin();
    motion.choose('dot', { endsIntro: true });
    await Promise.resolve();
    expect([started, motion.phase()]).toEqual([['intro', 'dot'], 'busy']);
  });

  it('ERR-16 logs a failed animation and takes moves again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const run = vi.fn(() => Promise.reject(new Error('no such keyframes')));
    const root = document.createElement('section');
    const motion = createMotion<string>({ root, phase: 'resting', run });
    motion.choose('one');
    expect(root.dataset.phase).toBe('busy');
    await vi.waitFor(() => expect(root.dataset.phase).toBe('resting'));
    expect(log).toHaveBeenCalledExactlyOnceWith('a hero animation failed', new Error('no such keyframes'));
    motion.choose('two');
    expect(run).toHaveBeenLastCalledWith('two');
  });
});
