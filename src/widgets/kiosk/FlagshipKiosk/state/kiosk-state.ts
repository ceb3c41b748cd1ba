import type { IdType, Segment } from '#sitecore/rules/kiosk-identity.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Identification } from '#src/domain/kiosk/identification.ts';
import type { CustomerData, Ticket } from '#src/services/kiosk.ts';
import type { ErrorPhraseKey } from '../error-phrases.ts';

/** 0 language, 1 photo, 2 and 3 identity and service, 4 ticket. */
export type Step = 0 | 1 | 2 | 3 | 4;

/** State of the kiosk and its visitor; the names are the specification's (KIOSK-40). */
export interface KioskState {
  readonly lang: Language;
  readonly step: Step;
  readonly CameraIdentifier: string;
  readonly BranchID: string;
  readonly Segment: Segment | undefined;
  readonly Fxb_Id: string;
  readonly Fxb_IdType: IdType;
  readonly GuestName: string;
  readonly CustomerName: string;
  /** True once branch and camera are known. */
  readonly isValidated: boolean;
  /** Dictionary key of the error when settings are missing. */
  readonly validateMsg: 'kiosk_not_set_up' | '';
  /** Empty without a photo. */
  readonly photoIdentifier: string;
  readonly customerData: CustomerData | undefined;
  readonly jsticket: Ticket | undefined;
  readonly jsticketLoading: boolean;
  readonly jsticketError: boolean;
  /** Message of the bank; empty when it sends none. */
  readonly jsticketErrorMsg: string;
  readonly inputLoading: boolean;
  readonly inputError: boolean;
  readonly inputErrorMsg: ErrorPhraseKey | '';
}

export type KioskUpdate = Partial<KioskState>;

export const INITIAL: KioskState = {
  lang: 'ar',
  step: 0,
  CameraIdentifier: '',
  BranchID: '',
  Segment: undefined,
  Fxb_Id: '',
  Fxb_IdType: 'cic',
  GuestName: '',
  CustomerName: '',
  isValidated: false,
  validateMsg: '',
  photoIdentifier: '',
  customerData: undefined,
  jsticket: undefined,
  jsticketLoading: false,
  jsticketError: false,
  jsticketErrorMsg: '',
  inputLoading: false,
  inputError: false,
  inputErrorMsg: '',
};

/** Neither a pending nor a failed request. */
export const NO_INPUT_ERROR = { inputLoading: false, inputError: false, inputErrorMsg: '' } as const;
export const NO_TICKET_ERROR = { jsticketLoading: false, jsticketError: false, jsticketErrorMsg: '' } as const;

/** No identification and no error of one. */
export const EMPTY_VALUES = { Fxb_Id: '', GuestName: '', CustomerName: '', ...NO_INPUT_ERROR } as const;

/** Returns the visitor's identification; undefined before a segment is chosen. */
export function identificationOf(state: KioskState): Identification | undefined {
  switch (state.Segment) {
    case undefined:
      return undefined;
    case 'customer':
      return { segment: 'customer', idType: state.Fxb_IdType, id: state.Fxb_Id };
    case 'guest':
      return { segment: 'guest', name: state.GuestName.trim() };
    case 'corporate':
      return { segment: 'corporate', name: state.CustomerName.trim() };
  }
}
