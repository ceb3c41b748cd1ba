import { toWesternDigits } from '#src/i18n/typed-number.ts';

/** Most characters of a national ID, and most digits of a reference (document 2, section 9). */
export const MAX_NATIONAL_ID = 15;
export const MAX_REFERENCE = 10;

/** What a visitor enters. */
export interface DocumentValues {
  readonly nationalId: string;
  readonly referenceNo: string;
}

/** Returns the text of the field for a national ID after typing, pasting or filling in: letters and digits, 15 at most. */
export const typedNationalId = (text: string): string =>
  toWesternDigits(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, MAX_NATIONAL_ID);

/** Returns the text of the field for a reference after typing, pasting or filling in: digits, 10 at most. */
export const typedReference = (text: string): string =>
  toWesternDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, MAX_REFERENCE);

/** Dictionary keys of the errors of a field: empty, other characters, too long. */
type FieldErrors<Field extends string> = `${Field}_Validation_01` | `${Field}_Validation_02` | `${Field}_Validation_03`;

/** Dictionary keys of the errors by field; none for a valid one. */
export interface DocumentErrors {
  readonly nationalId: FieldErrors<'NationalId'> | undefined;
  readonly referenceNo: FieldErrors<'ReferenceNo'> | undefined;
}

/** Returns the errors of values, set in whatever way. */
export const documentErrors = ({ nationalId, referenceNo }: DocumentValues): DocumentErrors => ({
  nationalId: errorOf('NationalId', nationalId, { pattern: /^[A-Za-z0-9]+$/, max: MAX_NATIONAL_ID }),
  referenceNo: errorOf('ReferenceNo', referenceNo, { pattern: /^[0-9]+$/, max: MAX_REFERENCE }),
});

function errorOf<Field extends string>(
  field: Field,
  value: string,
  { pattern, max }: { readonly pattern: RegExp; readonly max: number },
): FieldErrors<Field> | undefined {
  if (value === '') return `${field}_Validation_01`;
  if (!pattern.test(value)) return `${field}_Validation_02`;
  return value.length > max ? `${field}_Validation_03` : undefined;
}

/** Returns true when no field has an error. */
export const isValid = ({ nationalId, referenceNo }: DocumentErrors): boolean =>
  nationalId === undefined && referenceNo === undefined;
