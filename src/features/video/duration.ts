import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';

/** Formats seconds as minutes and seconds, from an hour on with hours: 80 is "١:٢٠" or "1:20", 3723 is "1:02:03". */
export function formatDuration(seconds: number, language: Language): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const digits = (value: number) => formatNumber(value, language);
  const padded = (value: number) => `${value < 10 ? digits(0) : ''}${digits(value)}`;
  return hours === 0 ? `${digits(minutes)}:${padded(rest)}` : `${digits(hours)}:${padded(minutes)}:${padded(rest)}`;
}
