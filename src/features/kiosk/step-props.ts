import type { Kiosk } from './kiosk.ts';
import type { KioskState } from './kiosk-state.ts';
import type { KioskWords } from './words.ts';

/** What each step of the screen is given. */
export interface StepProps {
  /** The id of its heading. */
  readonly titleId: string;
  readonly kiosk: Kiosk;
  readonly state: KioskState;
  readonly phrases: KioskWords;
}
