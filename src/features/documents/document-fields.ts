import { canonicalCode } from '#sitecore/rules/forms/canonical-value.ts';

/** Most characters of a national ID, and most digits of a reference (document 2, section 9). */
export const MAX_NATIONAL_ID = 15;
export const MAX_REFERENCE = 10;

/** Entries of a visitor. */
export interface DocumentValues {
  readonly nationalId: string;
  readonly referenceNo: string;
}

/** Returns the text of the field for a national ID after typing, pasting or filling in: letters and digits, 15 at most. */
export const typedNationalId = (text: string): string =>
  canonicalCode(text)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, MAX_NATIONAL_ID);

/** Returns the text of the field for a reference after typing, pasting or filling in: digits, 10 at most. */
export const typedReference = (text: string): string =>
  canonicalCode(text)
    .replace(/[^0-9]/g, '')
    .slice(0, MAX_REFERENCE);

/** Dictionary keys of the errors of a field: empty, other characters, too long. */
const NATIONAL_ID_ERRORS = [
  'NationalId_Validation_01',
  'NationalId_Validation_02',
  'NationalId_Validation_03',
] as const;
const REFERENCE_ERRORS = [
  'ReferenceNo_Validation_01',
  'ReferenceNo_Validation_02',
  'ReferenceNo_Validation_03',
] as const;

/** Dictionary keys of the errors by field; none for a valid one. */
export interface DocumentErrors {
  readonly nationalId: (typeof NATIONAL_ID_ERRORS)[number] | undefined;
  readonly referenceNo: (typeof REFERENCE_ERRORS)[number] | undefined;
}

/** Returns the errors of values, set in whatever way. */
export const documentErrors = ({ nationalId, referenceNo }: DocumentValues): DocumentErrors => ({
  nationalId: errorOf(NATIONAL_ID_ERRORS, nationalId, { pattern: /^[A-Za-z0-9]+$/, max: MAX_NATIONAL_ID }),
  referenceNo: errorOf(REFERENCE_ERRORS, referenceNo, { pattern: /^[0-9]+$/, max: MAX_REFERENCE }),
});

function errorOf<Key extends string>(
  [empty, characters, length]: readonly [Key, Key, Key],
  value: string,
  { pattern, max }: { readonly pattern: RegExp; readonly max: number },
): Key | undefined {
  if (value === '') return empty;
  if (!pattern.test(value)) return characters;
  return value.length > max ? length : undefined;
}

/** Returns true when no field has an error. */
export const isValid = ({ nationalId, referenceNo }: DocumentErrors): boolean =>
  nationalId === undefined && referenceNo === undefined;
