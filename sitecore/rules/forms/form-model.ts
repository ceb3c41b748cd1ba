import type { Action, FieldType, MatchType, Operator, Validator } from './form-ids.ts';

/** An element of a form: a page, a section, a text, a button or a field. */
export interface FormElement {
  /** 32 lower-case digits, as all ids of a model. */
  readonly id: string;
  /** Id by which rules name it. */
  readonly key: string;
  readonly type: FieldType;
  /** Keys of the page and sections around it. */
  readonly within: readonly string[];
  /** Of a button: the steps that it goes on, 1, -1, or 0 to submit. */
  readonly step?: number;
}

/** An element with a value. */
export interface FormField extends FormElement {
  readonly name: string;
  readonly title: string;
  readonly isRequired: boolean;
  /** True for a field that is padded to the length of a CIC number, as earlier steps decided. */
  readonly padsCic?: true;
  /** True for a checkbox whose text the visitor agrees to. */
  readonly isConsent?: true;
  /** Checks beyond those of its type. */
  readonly validators: readonly Validator[];
  /** Messages of its checks, with {0} for the title and {1}, {2} for bounds. */
  readonly messages: Readonly<Partial<Record<Validator, string>>>;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Bounds of a number, or days as `2026-01-31`. */
  readonly min?: string;
  readonly max?: string;
  /** Days from today to the bounds of a date, which are no days of their own then: a page may be cached. */
  readonly minDays?: number;
  readonly maxDays?: number;
  /** The most digits of a number. */
  readonly maxDigits?: number;
  /** The values to choose from; absent where the server alone knows them. */
  readonly options?: readonly FormOption[];
  readonly files?: FileBounds;
}

export interface FormOption {
  readonly value: string;
  readonly text: string;
}

export interface FileBounds {
  readonly maxCount: number;
  readonly maxBytes: number;
  /** Lower-case extensions with their dot; any when empty. */
  readonly extensions: readonly string[];
}

/** A rule of a form: its actions apply while its conditions hold, and their opposites while they do not. */
export interface FormRule {
  /** Key of the element whose settings declare it. */
  readonly key: string;
  readonly matchType: MatchType;
  readonly conditions: readonly RuleCondition[];
  readonly actions: readonly RuleAction[];
}

export interface RuleCondition {
  /** Key of the watched field. */
  readonly fieldId: string;
  /** Undefined for an operator that nobody knows. */
  readonly operator: Operator | undefined;
  readonly value: string;
}

export interface RuleAction {
  /** Key of the target. */
  readonly fieldId: string;
  /** Undefined for an action that nobody knows. */
  readonly type: Action | undefined;
  readonly typeId: string;
}

/** The elements and rules of a form, or of one of its steps, in their order. */
export interface FormModel {
  readonly elements: readonly FormElement[];
  readonly fields: readonly FormField[];
  readonly rules: readonly FormRule[];
}

/** Values by the id of their field; a checkbox has `true` or `false`, a file the names of the files. */
export type FormValues = Readonly<Record<string, readonly string[]>>;
