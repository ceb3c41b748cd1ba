import { integer, number } from '../fields/number.ts';
import { template } from '../template.ts';

/** The bank's terms for leasing pre-owned cars, where they differ from the defaults; names as in its other settings. */
export const autoLeaseTerms = template('Auto Lease Terms', {
  /** Debt burden ratio: the maximum percent of a salary for all instalments together. */
  DBR: number(),
  /** The term of every lease in months. */
  Tenure: integer(),
  /** Kilometres. */
  MaxOdometer: number(),
  AdminFeeInPercentage: number(),
  /** Riyals. */
  MaxAdminFee: number(),
  /** Percent a year of the whole amount, profit and insurance, by the bank that receives the salary. */
  OwnBankRate: number(),
  OtherBankRate: number(),
});
