import { westernDigits } from '../digits.ts';
import { paddedCic } from '../kiosk-identity.ts';
import { canonicalCode, canonicalEmail, canonicalNumber, canonicalTelephone, cleanLine } from './canonical-value.ts';
import type { FieldType } from './form-ids.ts';

/** Control characters except tab and line feed. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

interface EnteredField {
  readonly type: FieldType;
  readonly validators: readonly string[];
}

/** Types whose values come from the form itself, or are secret: their texts are not changed. */
const VERBATIM: readonly FieldType[] = ['dropdown', 'listBox', 'checkboxes', 'radio', 'hidden', 'password'];

/** Returns true for a field whose value has one form, however it is written: its text may be longer than its value. */
export const isCanonical = ({ type, validators }: EnteredField): boolean =>
  CANONICAL.includes(type) || IDENTITIES.some((one) => validators.includes(one));

const CANONICAL: readonly FieldType[] = ['number', 'telephone', 'date', 'email'];
const IDENTITIES = ['nationalId', 'cic', 'mobile'];

/**
 * Returns a value as it is checked, shown and stored, in the one form of its field's type: well-formed, without control characters
 * and marks that nobody sees, lines ended by a line feed, digits as 0 to 9 where the type or a check of identities has them.
 */
export function normalizeValue(field: EnteredField, text: string): string {
  const clean = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  if (field.type === 'longText') return clean;
  if (VERBATIM.includes(field.type)) return clean.replace(/\s+/g, ' ');
  return canonicalValue(field, cleanLine(clean));
}

function canonicalValue({ type, validators }: EnteredField, line: string): string {
  // A text that is no telephone number stays as it was entered: its check refuses it.
  if (type === 'telephone' || validators.includes('mobile')) return canonicalTelephone(line) ?? westernDigits(line);
  if (validators.includes('nationalId') || validators.includes('cic')) return canonicalCode(line);
  if (type === 'email') return canonicalEmail(line);
  if (type === 'number') return canonicalNumber(line);
  return type === 'date' ? westernDigits(line).replace(/T00:00:00$/, '') : line;
}

/** Returns the value of a field whose rule is UPDATECIC: padded to 16 digits unless it is empty (COND-15). */
export const padCic = (value: string): string => (value.trim() === '' ? value : paddedCic(value.trim()));
