import type { KioskFailure } from '#src/services/kiosk-failure.ts';
import { errorPhraseKey } from '../error-phrases.ts';
import { EMPTY_VALUES, INITIAL, type KioskUpdate, NO_INPUT_ERROR, NO_TICKET_ERROR } from './kiosk-state.ts';

/** Updates of the state for a pending, a failed and a successful request. */
export interface RequestUpdates {
  readonly pending: KioskUpdate;
  readonly failed: (failure: KioskFailure) => KioskUpdate;
  readonly succeeded: KioskUpdate;
}

/** Updates for a request of the photo and identity steps. */
export const INPUT_REQUEST: RequestUpdates = {
  pending: { ...NO_INPUT_ERROR, inputLoading: true },
  failed: (failure) => ({ inputLoading: false, inputError: true, inputErrorMsg: errorPhraseKey(failure) }),
  succeeded: NO_INPUT_ERROR,
};

/** Updates for the request of a ticket. */
export const TICKET_REQUEST: RequestUpdates = {
  pending: { ...NO_TICKET_ERROR, jsticketLoading: true },
  failed: (failure) => ({
    jsticketLoading: false,
    jsticketError: true,
    jsticketErrorMsg: 'message' in failure ? failure.message : '',
  }),
  succeeded: NO_TICKET_ERROR,
};

/** Removes the visitor's data except the photo. */
export const NO_VISITOR: KioskUpdate = {
  Segment: undefined,
  Fxb_IdType: INITIAL.Fxb_IdType,
  customerData: undefined,
  jsticket: undefined,
  ...EMPTY_VALUES,
  ...NO_TICKET_ERROR,
};
