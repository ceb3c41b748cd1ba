import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatMoney } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Money } from '#src/ui/text/Money.tsx';

/** Renders an amount in riyals: figures with the riyal sign, and words for screen readers. */
export const riyals = (amount: number, language: Language, decimals = 0): ReactNode => (
  <Money figure={formatMoney(amount, language, { decimals })} spoken={spokenMoney(amount, language, { decimals })} />
);
