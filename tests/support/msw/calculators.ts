import { autoFinance } from '#sitecore/contracts/auto-finance.ts';
import { autoLease } from '#sitecore/contracts/auto-lease.ts';
import { cardFinance } from '#sitecore/contracts/card-finance.ts';
import { homeFinance } from '#sitecore/contracts/home-finance.ts';
import { personalFinance } from '#sitecore/contracts/personal-finance.ts';
import { propertyFinance } from '#sitecore/contracts/property-finance.ts';
import { pointRatioHandlers } from './point-ratios.ts';
import { workedCases } from './worked-cases.ts';

/** Handlers of the bank's calculators, for their worked cases. */
export const calculatorHandlers = [
  ...workedCases(autoFinance, 'AutoFinance'),
  ...workedCases(homeFinance, 'HomeFinance'),
  ...workedCases(personalFinance, 'PersonalFinance'),
  ...workedCases(cardFinance, 'CardFinance'),
  ...workedCases(propertyFinance, 'PropertyFinance'),
  ...workedCases(autoLease, 'AutoLease'),
  ...pointRatioHandlers,
];
