import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';

/** Formats seconds as minutes and seconds: 80 becomes "١:٢٠", "1:20". */
export function formatDuration(seconds: number, language: Language): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  const digits = (value: number) => formatNumber(value, language);
  return `${digits(minutes)}:${rest < 10 ? digits(0) : ''}${digits(rest)}`;
}
