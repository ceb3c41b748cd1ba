import type { IdType, Segment } from '#sitecore/rules/kiosk-identity.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Identification } from '#src/domain/kiosk/identification.ts';
import type { CustomerData, Ticket } from '#src/services/kiosk.ts';
import type { ErrorPhraseKey } from '../error-phrases.ts';

/** The language, the camera, who the visitor is; the third shows the same as the second; the ticket. */
export type Step = 0 | 1 | 2 | 3 | 4;

/** All that the queue screen knows of its visitor and itself; the names are the specification's. */
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
  /** Whether the screen has what it needs to work. */
  readonly isValidated: boolean;
  /** What it lacks, by its key in the dictionary. */
  readonly validateMsg: 'kiosk_not_set_up' | '';
  /** Empty without a photo. */
  readonly photoIdentifier: string;
  readonly customerData: CustomerData | undefined;
  readonly jsticket: Ticket | undefined;
  readonly jsticketLoading: boolean;
  readonly jsticketError: boolean;
  /** What the bank says of it in its own words; empty where it says nothing. */
  readonly jsticketErrorMsg: string;
  readonly inputLoading: boolean;
  readonly inputError: boolean;
  readonly inputErrorMsg: ErrorPhraseKey | '';
}

/** Fields that change; those that are not named keep their values. */
export type KioskUpdate = Partial<KioskState>;

/** The screen before anybody has touched it. */
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

/** Neither a question under way nor one that has failed. */
export const NO_INPUT_ERROR = { inputLoading: false, inputError: false, inputErrorMsg: '' } as const;
export const NO_TICKET_ERROR = { jsticketLoading: false, jsticketError: false, jsticketErrorMsg: '' } as const;

/** Nothing entered of who the visitor is, and nothing wrong with it. */
export const EMPTY_VALUES = { Fxb_Id: '', GuestName: '', CustomerName: '', ...NO_INPUT_ERROR } as const;

/** Who the visitor says they are; undefined before they have chosen a segment. */
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
