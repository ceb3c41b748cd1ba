import type { Kiosk } from '../state/kiosk.ts';
import type { KioskState } from '../state/kiosk-state.ts';
import type { KioskPhrases } from '../phrases.ts';

/** Props of every step. */
export interface StepProps {
  /** Id of the step's heading. */
  readonly titleId: string;
  readonly kiosk: Kiosk;
  readonly state: KioskState;
  readonly phrases: KioskPhrases;
}
