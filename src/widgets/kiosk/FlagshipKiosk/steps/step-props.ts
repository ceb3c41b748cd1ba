import type { Kiosk } from '../state/kiosk.ts';
import type { KioskState } from '../state/kiosk-state.ts';
import type { KioskPhrases } from '../phrases.ts';

/** What each step of the screen is given. */
export interface StepProps {
  /** The id of its heading. */
  readonly titleId: string;
  readonly kiosk: Kiosk;
  readonly state: KioskState;
  readonly phrases: KioskPhrases;
}
