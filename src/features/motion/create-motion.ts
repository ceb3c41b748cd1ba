import { beginIntro, choose, end, type MotionState, type MoveRule, type Phase } from './motion-state.ts';

interface MotionParts<Move> {
  /** Section whose `data-phase` styles follow. */
  readonly root: HTMLElement;
  /** Phase at first: `resting` for a section without an intro. */
  readonly phase: Phase;
  readonly intro?: () => Promise<void>;
  readonly run: (move: Move) => Promise<void> | void;
}

export interface Motion<Move> {
  readonly phase: () => Phase;
  /** Plays the intro, once; `restart` makes the section wait for it again. */
  readonly begin: () => void;
  readonly restart: () => void;
  readonly choose: (move: Move, rule?: MoveRule) => void;
}

/** Runs the moves of an animated section one at a time. One that fails is logged, and the section takes moves again. */
export function createMotion<Move>({ root, phase, intro, run }: MotionParts<Move>): Motion<Move> {
  let state: MotionState<Move> = { phase };
  /** Number of what runs: an intro that a move has ended does not end that move. */
  let current = 0;
  const enter = (next: MotionState<Move>): void => {
    state = next;
    root.dataset.phase = state.phase;
  };
  const play = async (action: () => Promise<void> | void): Promise<void> => {
    const number = ++current;
    try {
      await action();
    } catch (error) {
      console.error('a hero animation failed', error);
    }
    if (number !== current) return;
    const { state: next, starts } = end(state);
    enter(next);
    if (starts !== undefined) await play(() => run(starts));
  };
  enter(state);
  return {
    phase: () => state.phase,
    begin: () => {
      if (state.phase !== 'waiting') return;
      enter(beginIntro(state));
      void play(() => intro?.());
    },
    restart: () => {
      current += 1;
      enter({ phase: 'waiting' });
    },
    choose: (move, rule) => {
      const { state: next, starts } = choose(state, move, rule);
      if (starts === undefined) state = next;
      else {
        enter(next);
        void play(() => run(starts));
      }
    },
  };
}
