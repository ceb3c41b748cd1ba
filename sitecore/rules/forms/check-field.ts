import { type Day, isoDay } from '../calendar-day.ts';
import { isId } from '../kiosk-identity.ts';
import type { FieldType, Validator } from './form-ids.ts';
import type { FormField } from './form-model.ts';
import { isDayText, isEmail, isTelephone } from './field-formats.ts';
import { numberBounds } from './number-input.ts';

/** A check that a field's value does not pass. */
export interface ValidationError {
  readonly validator: Validator;
  /** The bounds that a message names as {1} and {2}. */
  readonly bounds: readonly string[];
}

type Check = (field: FormField, value: string, today: Day) => ValidationError | undefined;

const unless = (passes: boolean, validator: Validator, bounds: readonly string[] = []): ValidationError | undefined =>
  passes ? undefined : { validator, bounds };

const CHECKS: Readonly<Partial<Record<FieldType, Check>>> = {
  email: (_, value) => unless(isEmail(value), 'email'),
  telephone: (_, value) => unless(isTelephone(value), 'telephone'),
  number: checkNumber,
  date: checkDay,
  dropdown: checkOption,
  listBox: checkOption,
  radio: checkOption,
  checkboxes: checkOption,
};

/**
 * Returns the first check that the normalized values of a field do not pass. A field that is not required passes every
 * check while it is empty. Files have checks of their own. Bounds of dates may depend on today, in Riyadh.
 */
export function checkField(
  field: FormField,
  values: readonly string[],
  today: Day,
  isRequired = field.isRequired,
): ValidationError | undefined {
  const filled = values.filter((value) => value !== '' && !(field.type === 'checkbox' && value !== 'true'));
  if (filled.length === 0) return unless(!isRequired, 'required');
  const check = CHECKS[field.type];
  return firstOf(
    filled,
    (value) => check?.(field, value, today) ?? checkLength(field, value) ?? checkIdentity(field, value),
  );
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

function checkNumber(field: FormField, value: string): ValidationError | undefined {
  const { min, max, maxDigits = Infinity } = field;
  if (!/^\d+$/.test(value) || value.length > maxDigits) return { validator: 'digits', bounds: [`${maxDigits}`] };
  const isWithin =
    (min === undefined || Number(value) >= Number(min)) && (max === undefined || Number(value) <= Number(max));
  return unless(isWithin, 'range', numberBounds(field));
}

/** Returns the first and the last day that a date can have, empty without a bound. */
export const dayBounds = ({ min = '', max = '', minDays, maxDays }: FormField, today: Day) => ({
  min: minDays === undefined ? min : isoDay(today + minDays),
  max: maxDays === undefined ? max : isoDay(today + maxDays),
});

function checkDay(field: FormField, value: string, today: Day): ValidationError | undefined {
  const { min, max } = dayBounds(field, today);
  if (!isDayText(value)) return { validator: 'date', bounds: [] };
  const isWithin = (min === '' || value >= min) && (max === '' || value <= max);
  return unless(isWithin, 'dateRange', [min, max]);
}

function checkOption({ options }: FormField, value: string): ValidationError | undefined {
  return unless(options === undefined || options.some((option) => option.value === value), 'option');
}

function checkLength({ minLength = 0, maxLength = Infinity }: FormField, value: string): ValidationError | undefined {
  const isWithin = value.length >= minLength && value.length <= maxLength;
  return unless(isWithin, 'length', [`${minLength}`, `${maxLength}`]);
}

const IDENTITIES = ['nationalId', 'cic', 'mobile'] as const;

function checkIdentity({ validators }: FormField, value: string): ValidationError | undefined {
  const wrong = IDENTITIES.find((type) => validators.includes(type) && !isId(type, value));
  return wrong && { validator: wrong, bounds: [] };
}

/** Returns the message of an error as its field has it, with the title and bounds put in; empty when it has none. */
export const validationMessage = ({ title, messages }: FormField, { validator, bounds }: ValidationError): string =>
  (messages[validator] ?? '').replace(/\{(\d)\}/g, (_, index: string) => [title, ...bounds][Number(index)] ?? '');
