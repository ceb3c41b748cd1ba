import { westernDigits } from '../digits.ts';
import { paddedCic } from '../kiosk-identity.ts';
import type { FieldType } from './form-ids.ts';

/** Control characters except tab and line feed. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

const IN_DIGITS: readonly FieldType[] = ['number', 'telephone', 'date', 'email'];

/**
 * Returns a value as it is checked and stored: trimmed, well-formed, lines ended by a line feed, without control characters, and
 * with Western digits where the field's type or a check of identities needs them.
 */
export function normalizeValue(
  field: { readonly type: FieldType; readonly validators: readonly string[] },
  text: string,
): string {
  const { type, validators } = field;
  const clean = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROLS, '').trim();
  const line = type === 'longText' ? clean : clean.replace(/\s+/g, ' ');
  const value = type === 'date' ? line.replace(/T00:00:00$/, '') : line;
  const hasIdentity = validators.some((one) => one === 'nationalId' || one === 'cic' || one === 'mobile');
  return IN_DIGITS.includes(type) || hasIdentity ? westernDigits(value) : value;
}

/** Returns the value of a field whose rule is UPDATECIC: padded to 16 digits unless it is empty (COND-15). */
export const padCic = (value: string): string => (value.trim() === '' ? value : paddedCic(value.trim()));
