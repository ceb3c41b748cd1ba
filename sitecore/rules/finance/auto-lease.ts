import { type Percent, percentOf, type Riyals } from './units.ts';
/** The bank that a salary is paid into. */
export type SalaryBank = 'OwnBank' | 'OtherBank';

/** The type of lease in which the customer sets down payment and balloon. */
const OWN_PAYMENTS_TYPE = 'EMI';

/** Percent of the car's value: default down payment and maximum balloon. */
const SHARES = {
  OwnBank: { downPayment: 10, balloon: 25 },
  OtherBank: { downPayment: 15, balloon: 20 },
} as const satisfies Readonly<Record<SalaryBank, Readonly<Record<'downPayment' | 'balloon', Percent>>>>;

/** Last model year without a balloon. */
const LAST_YEAR_WITHOUT_BALLOON = 2019;

/** Parses the bank of a salary, in any case; any text but `OtherBank` is this bank. FINANCE §2.6. */
export const salaryBank = (text: string): SalaryBank =>
  text.trim().toLowerCase() === 'otherbank' ? 'OtherBank' : 'OwnBank';

/** Returns true when the customer sets down payment and balloon in this type of lease; in any case. */
export const allowsOwnPayments = (leaseType: string): boolean => leaseType.trim().toUpperCase() === OWN_PAYMENTS_TYPE;

/** Returns true when a lease of this type and model can have a balloon. The model year is the first year in the text. */
export function allowsBalloon(leaseType: string, carModel: string): boolean {
  const [year = '0'] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(carModel) ?? [];
  return allowsOwnPayments(leaseType) && Number(year) > LAST_YEAR_WITHOUT_BALLOON;
}

/** Returns the default down payment in riyals. */
export const defaultDownPayment = (carValue: Riyals, bank: SalaryBank): Riyals =>
  percentOf(carValue, SHARES[bank].downPayment);

/** Returns the maximum balloon in percent of the car's value. */
export const maxBalloonPercent = (bank: SalaryBank): Percent => SHARES[bank].balloon;

/** Returns the maximum balloon in riyals. */
export const maxBalloon = (carValue: Riyals, bank: SalaryBank): Riyals => percentOf(carValue, maxBalloonPercent(bank));
