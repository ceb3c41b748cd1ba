import { ID_LENGTHS, type IdType, NAME_LENGTH, type Segment } from '#sitecore/rules/kiosk-identity.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { checkIdentification } from '#src/domain/kiosk/identification.ts';
import { toWesternDigits } from '#src/i18n/typed-number.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { KioskFailure } from '#src/services/kiosk-failure.ts';
import { requestKioskToken } from '#src/services/kiosk-token.ts';
import { identify, isTokenCurrent, requestPhoto, takeTicket } from '#src/services/kiosk.ts';
import type { Result } from '#src/services/result.ts';
import { errorPhraseKey } from '../error-phrases.ts';
import { rememberLanguage, reloadInLanguage } from './choose-language.ts';
import { continueAt, takeFirstStep } from './first-step.ts';
import {
  identificationOf,
  INITIAL,
  type KioskState,
  type KioskUpdate,
  EMPTY_VALUES,
  NO_INPUT_ERROR,
  NO_TICKET_ERROR,
} from './kiosk-state.ts';

type KioskSettings = Pick<KioskState, 'lang' | 'BranchID' | 'CameraIdentifier'> & Required<Pick<CallOptions, 'host'>>;

/** What the screen shows: the state, and whether its token has expired. */
export interface KioskView {
  readonly state: KioskState;
  readonly isTokenExpired: boolean;
}

/**
 * The queue screen of a branch: its state and what a visitor can do. Whatever they do, the token is looked at first; once
 * it has expired, nothing happens any more but that the screen says so.
 */
export class Kiosk {
  readonly #settings: KioskSettings;
  readonly #listeners = new Set<() => void>();
  #view: KioskView;
  #running: AbortController | undefined;

  constructor(settings: KioskSettings) {
    const { lang, BranchID, CameraIdentifier } = settings;
    this.#settings = settings;
    this.#view = { state: { ...INITIAL, lang, BranchID, CameraIdentifier }, isTokenExpired: false };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): KioskView => this.#view;

  get #state(): KioskState {
    return this.#view.state;
  }

  /** Changes some fields and leaves the others as they are. */
  update(update: KioskUpdate): void {
    this.#show({ ...this.#view, state: { ...this.#state, ...update } });
  }

  /** Makes sure that the screen can work, and begins. */
  async start(): Promise<void> {
    const { BranchID, CameraIdentifier } = this.#state;
    const isValidated = BranchID !== '' && CameraIdentifier !== '';
    const step = takeFirstStep();
    if (!isValidated) this.update({ validateMsg: 'kiosk_not_set_up' });
    await this.renewToken();
    if (this.#mayAct() && isValidated) this.update({ isValidated, step });
  }

  /** Asks for another token; without one the screen goes on with the one it has. */
  async renewToken(): Promise<void> {
    const answer = await requestKioskToken({ host: this.#settings.host });
    if (!answer.ok) console.error('FlagshipKiosk: no token', answer.failure);
  }

  /** Remembers the language, and begins in it with the question for a photo. */
  chooseLanguage(language: Language): void {
    if (!this.#mayAct()) return;
    rememberLanguage(language);
    if (language === this.#state.lang) {
      this.#beginAt(1);
      return;
    }
    continueAt(1);
    reloadInLanguage(language);
  }

  /** The visitor consents to a photo. */
  allowPhoto(): Promise<void> {
    const { CameraIdentifier: cameraIdentifier } = this.#state;
    return this.#request(
      (options) => requestPhoto({ cameraIdentifier }, options),
      INPUT_REQUEST,
      (photoIdentifier) => ({ photoIdentifier, step: 2 }),
    );
  }

  /** The visitor wants no photo; nobody is asked for one. */
  denyPhoto(): void {
    if (!this.#mayAct()) return;
    this.#cancelRequest();
    this.update({ photoIdentifier: '', step: 2, ...NO_INPUT_ERROR });
  }

  chooseSegment(segment: Segment): void {
    if (!this.#mayAct()) return;
    this.#cancelRequest();
    this.update({ Segment: segment, Fxb_IdType: INITIAL.Fxb_IdType, ...EMPTY_VALUES });
  }

  chooseIdType(idType: IdType): void {
    if (!this.#mayAct()) return;
    this.#cancelRequest();
    this.update({ Fxb_IdType: idType, ...EMPTY_VALUES });
  }

  /** Takes the digits of what was typed, in whichever script, as many as the id has. */
  enterId(typed: string): void {
    if (!this.#mayAct()) return;
    const digits = toWesternDigits(typed).replace(/\D/g, '');
    this.update({ Fxb_Id: digits.slice(0, ID_LENGTHS[this.#state.Fxb_IdType]) });
  }

  enterName(field: 'GuestName' | 'CustomerName', typed: string): void {
    if (this.#mayAct()) this.update({ [field]: typed.slice(0, NAME_LENGTH) });
  }

  /** Tells the bank who the visitor is, unless what they entered cannot be right. */
  async submit(): Promise<void> {
    const { BranchID: branchId } = this.#state;
    const identification = identificationOf(this.#state);
    if (!identification || !this.#mayAct() || this.#state.inputLoading) return;
    const error = checkIdentification(identification);
    if (error) {
      this.update(INPUT_REQUEST.failed({ kind: 'BadRequest', error }));
      return;
    }
    await this.#request(
      (options) => identify({ identification, branchId }, options),
      INPUT_REQUEST,
      (customerData) => ({ customerData, ...NO_TICKET_ERROR }),
    );
  }

  /** Takes a ticket for a service. */
  async chooseService(serviceId: string): Promise<void> {
    const { customerData, BranchID: branchId, photoIdentifier, Segment: segment } = this.#state;
    if (!customerData || !segment || this.#state.jsticketLoading) return;
    const { customer } = customerData;
    await this.#request(
      (options) => takeTicket({ serviceId, photoIdentifier, customer, branchId, segment }, options),
      TICKET_REQUEST,
      (jsticket) => ({ jsticket, step: 4 }),
    );
  }

  /** Back to the choice of a segment; the photo stays. */
  goBack(): void {
    if (!this.#mayAct()) return;
    this.#cancelRequest();
    this.update({ ...NO_VISITOR, step: 2 });
  }

  /** Forgets the visitor and waits for the next. */
  finish(): void {
    this.#beginAt(0);
    if (this.#mayAct()) void this.renewToken();
  }

  #beginAt(step: 0 | 1): void {
    this.#cancelRequest();
    this.update({ ...NO_VISITOR, photoIdentifier: '', step });
  }

  async #request<View>(
    question: (options: CallOptions) => Promise<Result<View, KioskFailure>>,
    { pending, failed, succeeded }: RequestUpdates,
    onAnswer: (view: View) => KioskUpdate,
  ): Promise<void> {
    if (!this.#mayAct()) return;
    this.#cancelRequest();
    const own = new AbortController();
    this.#running = own;
    this.update(pending);
    const answer = await question({ host: this.#settings.host, signal: own.signal });
    if (own.signal.aborted || !this.#mayAct()) return;
    this.update(answer.ok ? { ...succeeded, ...onAnswer(answer.value) } : failed(answer.failure));
  }

  /** What is under way is no longer wanted, nor is its answer. */
  #cancelRequest(): void {
    this.#running?.abort();
  }

  #mayAct(): boolean {
    const isTokenExpired = !isTokenCurrent();
    if (isTokenExpired) this.#show({ ...this.#view, isTokenExpired });
    return !isTokenExpired;
  }

  #show(view: KioskView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

/** How the state says of a question that it is under way, that it has failed, that it is answered. */
interface RequestUpdates {
  readonly pending: KioskUpdate;
  readonly failed: (failure: KioskFailure) => KioskUpdate;
  readonly succeeded: KioskUpdate;
}

const INPUT_REQUEST: RequestUpdates = {
  pending: { ...NO_INPUT_ERROR, inputLoading: true },
  failed: (failure) => ({ inputLoading: false, inputError: true, inputErrorMsg: errorPhraseKey(failure) }),
  succeeded: NO_INPUT_ERROR,
};

const TICKET_REQUEST: RequestUpdates = {
  pending: { ...NO_TICKET_ERROR, jsticketLoading: true },
  failed: (failure) => ({
    jsticketLoading: false,
    jsticketError: true,
    jsticketErrorMsg: 'message' in failure ? failure.message : '',
  }),
  succeeded: NO_TICKET_ERROR,
};

/** Nothing known of any visitor but their photo. */
const NO_VISITOR: KioskUpdate = {
  Segment: undefined,
  Fxb_IdType: INITIAL.Fxb_IdType,
  customerData: undefined,
  jsticket: undefined,
  ...EMPTY_VALUES,
  ...NO_TICKET_ERROR,
};
