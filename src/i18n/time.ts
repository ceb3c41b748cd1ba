import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from './language.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(INTL_TAGS[language], {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  });
  formats.set(language, format);
  return format;
}

/** Formats minutes from midnight as a time of day: "٤:٣٠ م", "4:30 pm". */
export const formatTime = (minutes: number, language: Language): string =>
  formatOf(language)
    .format(minutes * 60_000)
    .toLowerCase();
