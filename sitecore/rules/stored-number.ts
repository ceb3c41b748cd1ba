import { westernDigits } from './digits.ts';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,2})?$/i;
const GROUPED = /^[-+]?\d{1,3}(?:\.\d{2,3})*\.\d{3}$/;

/**
 * Parses a number as Sitecore stores it or as an author typed it: one comma or point is decimal, of two kinds the last one; one that
 * occurs more than once groups, and in a whole number also one before three digits. Undefined for any other text.
 */
export function readStoredNumber(text: string, isWhole = false): number | undefined {
  const plain = westernDigits(text)
    .replaceAll(/[\s\u00A0'’\p{Cf}]/gu, '')
    .replaceAll(/[٫]/g, '.')
    .replaceAll(/[٬،]/g, ',')
    .replace(/^\u2212/, '-');
  const decimal = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'));
  const separators = plain.match(/[.,]/g) ?? [];
  const isGroup =
    decimal >= 0 &&
    new Set(separators).size === 1 &&
    (separators.length > 1 || isWhole) &&
    GROUPED.test(plain.replaceAll(',', '.'));
  const [whole = '', fraction = ''] =
    decimal < 0 || isGroup ? [plain] : [plain.slice(0, decimal), `.${plain.slice(decimal + 1)}`];
  const isSound = isGroup || !/[.,]/.test(whole) || GROUPED.test(whole.replaceAll(',', '.'));
  const digits = whole.replaceAll(/[.,]/g, '') + fraction;
  return isSound && NUMBER.test(digits) && Number.isFinite(Number(digits)) ? Number(digits) : undefined;
}
