/** The bank that a salary is paid into. */
export type SalaryBank = 'OwnBank' | 'OtherBank';

/** The type of lease in which the customer sets down payment and balloon. */
const OWN_PAYMENTS_TYPE = 'EMI';

/** Percent of the car's value: default down payment and maximum balloon. */
const SHARES = {
  OwnBank: { downPayment: 10, balloon: 25 },
  OtherBank: { downPayment: 15, balloon: 20 },
} as const satisfies Readonly<Record<SalaryBank, unknown>>;

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
export const defaultDownPayment = (carValue: number, bank: SalaryBank): number =>
  (carValue * SHARES[bank].downPayment) / 100;

/** Returns the maximum balloon in percent of the car's value. */
export const maxBalloonPercent = (bank: SalaryBank): number => SHARES[bank].balloon;

/** Returns the maximum balloon in riyals. */
export const maxBalloon = (carValue: number, bank: SalaryBank): number => (carValue * maxBalloonPercent(bank)) / 100;
