import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import {
  calculatorAccountType,
  calculatorNationality,
  calculatorOption,
  calculatorTenure,
} from '../templates/calculator-lists.ts';

const jobSubSector = template('Calculator Job Sub-sector', {
  Title: text({ required: true }),
  Description: text(),
  /** The values of a nationality and of a job sector; an empty one means all. */
  Nationality: text({ shared: true }),
  Sector: text({ shared: true }),
  /** Percent a year by months, `0-12=2.75&13-60=2.9`; 0 when empty. */
  Rate: text({ shared: true }),
});

/** Rates in percent, amounts in riyals. */
export const personalFinanceCalculator = rendering('PersonalFinanceCalculator', {
  datasource: template('Personal Finance Settings', {
    AccountType: multilist(calculatorAccountType, {
      required: true,
      source: '/items/calculators/personal-finance/AccountType',
    }),
    Nationality: multilist(calculatorNationality, {
      required: true,
      source: '/items/calculators/personal-finance/Nationality',
    }),
    JobSector: multilist(calculatorOption, { required: true, source: '/items/calculators/personal-finance/JobSector' }),
    JobSubSectors: multilist(jobSubSector, {
      required: true,
      source: '/items/calculators/personal-finance/JobSubSectors',
    }),
    /** In years. */
    Tenure: multilist(calculatorTenure, { required: true, source: '/items/calculators/personal-finance/Tenure' }),
    AdminFeeInPercentage: number(),
    MaxAdminFee: number(),
    /** Debt burden ratio: the maximum share of a salary for all instalments together. */
    DBR: number({ required: true }),
    ApplyNow: link(),
  }),
});
