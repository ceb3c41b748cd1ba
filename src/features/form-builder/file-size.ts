import type { Language } from '#sitecore/definitions/language.ts';
import { formatMinimalDecimals, formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { BuilderPhrases } from './phrases.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Returns a size as a text: whole kilobytes, or megabytes with one decimal. */
export function fileSizeText(bytes: number, phrases: BuilderPhrases, language: Language): string {
  if (bytes < MEGABYTE) {
    const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
    return fill(phrases.form_kilobytes, { n: formatNumber(kilobytes, language) });
  }
  const megabytes = Math.round((bytes / MEGABYTE) * 10) / 10;
  return fill(phrases.form_megabytes, { n: formatMinimalDecimals(megabytes, language) });
}
