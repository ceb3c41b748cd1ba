/**
 * Phases of an animated section: `waiting` for its intro, in its `intro`, at rest, or `busy` with a move that a visitor
 * has chosen.
 */
export type Phase = 'waiting' | 'intro' | 'resting' | 'busy';

/** State of an animated section; `queued` takes effect when what runs has ended. */
export interface MotionState<Move> {
  readonly phase: Phase;
  readonly queued?: Move | undefined;
}

/** Rule for a move that is chosen while another one, or the intro, runs. */
export interface MoveRule {
  /** `ignore` by default. */
  readonly whileBusy?: 'ignore' | 'queue';
  /** Takes effect at once before and during the intro, which it ends. */
  readonly endsIntro?: boolean;
}

/** Next state, and the move that starts with it. */
interface Step<Move> {
  readonly state: MotionState<Move>;
  readonly starts?: Move;
}

/** Starts the intro of a section that waits for it; there is one intro. */
export const beginIntro = <Move>(state: MotionState<Move>): MotionState<Move> =>
  state.phase === 'waiting' ? { ...state, phase: 'intro' } : state;

/** Returns what a chosen move does: it starts, is queued in place of an earlier one, or is ignored. */
export function choose<Move>(
  state: MotionState<Move>,
  move: Move,
  { whileBusy = 'ignore', endsIntro = false }: MoveRule = {},
): Step<Move> {
  const isFree = state.phase === 'resting' || (endsIntro && state.phase !== 'busy');
  if (isFree) return { state: { phase: 'busy' }, starts: move };
  return { state: whileBusy === 'queue' ? { ...state, queued: move } : state };
}

/** Ends what runs, also when it has failed; a queued move starts. */
export function end<Move>({ queued }: MotionState<Move>): Step<Move> {
  return queued === undefined
    ? { state: { phase: 'resting' } }
    : { state: { phase: 'busy', queued: undefined }, starts: queued };
}
