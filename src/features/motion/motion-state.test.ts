import { describe, expect, it } from 'vitest';
import { beginIntro, choose, end, type MotionState } from './motion-state.ts';

const waiting: MotionState<string> = { phase: 'waiting' };
const intro: MotionState<string> = { phase: 'intro' };
const resting: MotionState<string> = { phase: 'resting' };
const busy: MotionState<string> = { phase: 'busy' };

describe('beginIntro', () => {
  it.each([
    [waiting, 'intro'],
    [intro, 'intro'],
    [resting, 'resting'],
    [busy, 'busy'],
  ] as const)('leads from %j to %s', (state, phase) => {
    expect(beginIntro(state).phase).toBe(phase);
  });
});

describe('choose', () => {
  it('starts a move at rest', () => {
    expect(choose(resting, 'next')).toEqual({ state: busy, starts: 'next' });
  });

  it.each([waiting, intro, busy])('ignores a move in %j', (state) => {
    expect(choose(state, 'next')).toEqual({ state });
  });

  it.each([waiting, intro])('starts one that ends the intro in %j', (state) => {
    expect(choose(state, 'dot', { endsIntro: true })).toEqual({ state: busy, starts: 'dot' });
  });

  it('queues the last of several moves', () => {
    const { state } = choose(busy, 'cards', { whileBusy: 'queue' });
    expect(choose(state, 'finance', { whileBusy: 'queue' })).toEqual({ state: { phase: 'busy', queued: 'finance' } });
  });
});

describe('end', () => {
  it('rests when nothing is queued, and else starts it', () => {
    expect(end(busy)).toEqual({ state: resting });
    expect(end({ phase: 'busy', queued: 'finance' })).toEqual({ state: busy, starts: 'finance' });
    expect(end({ phase: 'intro', queued: 'finance' })).toEqual({ state: busy, starts: 'finance' });
  });
});
