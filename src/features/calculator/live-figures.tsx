import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatMoney, spokenMoney } from '#src/i18n/numbers.ts';
import { Money } from '#src/ui/Money.tsx';

/** An amount with its decimals: its sign for the eye, its words for those who listen. */
export const riyalsWith = (amount: number, language: Language, decimals: number): ReactNode => (
  <Money figure={formatMoney(amount, language, { decimals })} spoken={spokenMoney(amount, language, { decimals })} />
);
