import { integer, number } from '../fields/number.ts';
import { template } from '../template.ts';

/** What the bank's service leases pre-owned cars at, where it is not the usual; spelt as its other settings. */
export const autoLeaseTerms = template('Auto Lease Terms', {
  /** Percent of a salary that all instalments together take at the most. */
  DBR: number(),
  /** Months of every lease. */
  Tenure: integer(),
  /** Kilometres. */
  MaxOdometer: number(),
  AdminFeeInPercentage: number(),
  /** Riyals. */
  MaxAdminFee: number(),
  /** Percent a year of the whole amount, profit and insurance, by where the salary is paid. */
  OwnBankRate: number(),
  OtherBankRate: number(),
});
