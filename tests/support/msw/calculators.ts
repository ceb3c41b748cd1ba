import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { workedCases } from './worked-cases.ts';

/** The calculators of the bank, as far as their worked cases go. */
export const calculators = [...workedCases(autoFinance, 'AutoFinance')];
