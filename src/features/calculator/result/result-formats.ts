import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatDay } from '#src/i18n/date.ts';
import { formatNumber, formatPercent } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { riyals } from './riyals.tsx';

/** Formats of the figures of a result; amounts have no decimals by default, a rate has two. */
export interface ResultFormats {
  /** Figures with the riyal sign. */
  readonly money: (amount: number, decimals?: number) => ReactNode;
  /** The same in words. */
  readonly spoken: (amount: number, decimals?: number) => string;
  readonly percent: (percent: number) => string;
  readonly number: (number: number) => string;
  /** Words for an ISO day. */
  readonly day: (iso: string) => string;
}

/** Returns the formats of a language. */
export const resultFormats = (language: Language): ResultFormats => ({
  money: (amount, decimals) => riyals(amount, language, decimals),
  spoken: (amount, decimals = 0) => spokenMoney(amount, language, { decimals }),
  percent: (percent) => formatPercent(percent, language),
  number: (number) => formatNumber(number, language),
  day: (iso) => formatDay(iso, language),
});
