import { ID_LENGTHS, type IdType, NAME_LENGTH, type Segment } from '#sitecore/rules/kiosk-identity.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { checkIdentification } from '#src/domain/kiosk/identification.ts';
import { westernDigits } from '#sitecore/rules/digits.ts';
import { LatestRequest } from '#src/features/request/latest-request.ts';
import type { CallOptions } from '#src/services/call-service.ts';
import type { KioskCall, KioskFailure } from '#src/services/kiosk-failure.ts';
import { type EnrolmentFailure, enrolKiosk, isNotEnrolled, requestKioskToken } from '#src/services/kiosk-token.ts';
import { identify, isTokenCurrent, requestPhoto, takeTicket } from '#src/services/kiosk.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';
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
import { INPUT_REQUEST, NO_VISITOR, type RequestUpdates, TICKET_REQUEST } from './kiosk-updates.ts';

type KioskSettings = Pick<KioskState, 'lang' | 'BranchID' | 'CameraIdentifier'> & Required<Pick<CallOptions, 'host'>>;

export interface KioskView {
  readonly state: KioskState;
  readonly isTokenExpired: boolean;
  /** False once the bank has given no token because the browser is not a kiosk of a branch. */
  readonly isEnrolled: boolean;
}

/**
 * State of the kiosk and the actions of its visitor. Every action first checks the token; once it has expired, actions
 * change nothing but `isTokenExpired`.
 */
export class Kiosk {
  readonly #settings: KioskSettings;
  readonly #listeners = new Set<() => void>();
  #view: KioskView;
  readonly #call = new LatestRequest();

  constructor(settings: KioskSettings) {
    const { lang, BranchID, CameraIdentifier } = settings;
    this.#settings = settings;
    this.#view = { state: { ...INITIAL, lang, BranchID, CameraIdentifier }, isTokenExpired: false, isEnrolled: true };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly view = (): KioskView => this.#view;

  get #state(): KioskState {
    return this.#view.state;
  }

  update(update: KioskUpdate): void {
    this.#show({ ...this.#view, state: { ...this.#state, ...update } });
  }

  /** Validates the settings, requests a token and starts with the stored step. */
  async start(): Promise<void> {
    const { BranchID, CameraIdentifier } = this.#state;
    const isValidated = BranchID !== '' && CameraIdentifier !== '';
    const step = takeFirstStep();
    if (!isValidated) this.update({ validateMsg: 'kiosk_not_set_up' });
    await this.renewToken();
    if (this.#view.isEnrolled && this.#mayAct() && isValidated) this.update({ isValidated, step });
  }

  /** Requests a new token; without an enrolment it shows so, any other failure is logged and keeps the current token. */
  async renewToken(): Promise<void> {
    const response = await requestKioskToken({ host: this.#settings.host });
    const isEnrolled = response.ok || !isNotEnrolled(response.failure);
    this.#show({ ...this.#view, isEnrolled });
    if (!response.ok && isEnrolled) console.error('FlagshipKiosk: no token', response.failure);
  }

  /** Enrols the browser with a code of eight digits of any script, and starts; returns the reason when it fails. */
  async enrol(typed: string): Promise<EnrolmentFailure | undefined> {
    const code = westernDigits(typed).replace(/\D/g, '');
    const { BranchID: branchId } = this.#state;
    const { host } = this.#settings;
    const response = code.length === CODE_LENGTH ? await enrolKiosk({ branchId, code }, { host }) : NO_CODE;
    if (!response.ok) return response.failure;
    await this.start();
    return undefined;
  }

  /** Stores the language and continues in it with the photo step. */
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

  /** Requests a photo, to which the visitor consents. */
  allowPhoto(): Promise<void> {
    const { CameraIdentifier: cameraIdentifier } = this.#state;
    return this.#request(
      'photo',
      (options) => requestPhoto({ cameraIdentifier }, options),
      INPUT_REQUEST,
      (photoIdentifier) => ({ photoIdentifier, step: 2 }),
    );
  }

  /** Continues without a photo; sends no request. */
  denyPhoto(): void {
    if (!this.#mayAct()) return;
    this.#call.cancel();
    this.update({ photoIdentifier: '', step: 2, ...NO_INPUT_ERROR });
  }

  chooseSegment(segment: Segment): void {
    if (!this.#mayAct()) return;
    this.#call.cancel();
    this.update({ Segment: segment, Fxb_IdType: INITIAL.Fxb_IdType, ...EMPTY_VALUES });
  }

  chooseIdType(idType: IdType): void {
    if (!this.#mayAct()) return;
    this.#call.cancel();
    this.update({ Fxb_IdType: idType, ...EMPTY_VALUES });
  }

  /** Sets the id to the typed digits of any script, as many as the id type has. */
  enterId(typed: string): void {
    if (!this.#mayAct()) return;
    const digits = westernDigits(typed).replace(/\D/g, '');
    this.update({ Fxb_Id: digits.slice(0, ID_LENGTHS[this.#state.Fxb_IdType]) });
  }

  enterName(field: 'GuestName' | 'CustomerName', typed: string): void {
    if (this.#mayAct()) this.update({ [field]: typed.slice(0, NAME_LENGTH) });
  }

  /** Sends the identification to the bank if it is valid. */
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
      'customerType',
      (options) => identify({ identification, branchId }, options),
      INPUT_REQUEST,
      (customerData) => ({ customerData, ...NO_TICKET_ERROR }),
    );
  }

  /** Requests a ticket for a service. */
  async chooseService(serviceId: string): Promise<void> {
    const { customerData, BranchID: branchId, photoIdentifier, Segment: segment } = this.#state;
    if (!customerData || !segment || this.#state.jsticketLoading) return;
    const { customer } = customerData;
    await this.#request(
      'ticket',
      (options) => takeTicket({ serviceId, photoIdentifier, customer, branchId, segment }, options),
      TICKET_REQUEST,
      (jsticket) => ({ jsticket, step: 4 }),
    );
  }

  /** Returns to the choice of a segment; keeps the photo. */
  goBack(): void {
    if (!this.#mayAct()) return;
    this.#call.cancel();
    this.update({ ...NO_VISITOR, step: 2 });
  }

  /** Removes the visitor's data and returns to the choice of a language. */
  finish(): void {
    this.#beginAt(0);
    if (this.#mayAct()) void this.renewToken();
  }

  #beginAt(step: 0 | 1): void {
    this.#call.cancel();
    this.update({ ...NO_VISITOR, photoIdentifier: '', step });
  }

  async #request<View>(
    name: KioskCall,
    call: (options: CallOptions) => Promise<Result<View, KioskFailure>>,
    { pending, failed, succeeded }: RequestUpdates,
    onSuccess: (view: View) => KioskUpdate,
  ): Promise<void> {
    if (!this.#mayAct()) return;
    this.update(pending);
    const response = await this.#call.run((signal) => call({ host: this.#settings.host, signal }));
    if (!response || !this.#mayAct()) return;
    if (response.ok) {
      this.update({ ...succeeded, ...onSuccess(response.value) });
      return;
    }
    const { failure: reason } = response;
    this.update(
      failed('error' in reason && reason.kind === 'Unexpected' ? { kind: 'Unexpected', call: name } : reason),
    );
  }

  /** Returns false once the token has expired, and shows so. */
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

/** Digits of a code. */
const CODE_LENGTH = 8;

const NO_CODE = failure('WrongCode' as const);
