/** The bank that a salary is paid into: this one unless it is said to be another. */
export type SalaryBank = 'OwnBank' | 'OtherBank';

/** The kind of lease in which the customer sets what is paid at the start and at the end. */
const OWN_PAYMENTS_TYPE = 'EMI';

/** Percent of the car's value: what is paid at the start unless the customer says otherwise, and at most at the end. */
const SHARES = {
  OwnBank: { downPayment: 10, balloon: 25 },
  OtherBank: { downPayment: 15, balloon: 20 },
} as const satisfies Readonly<Record<SalaryBank, unknown>>;

/** The last model year that cannot have a balloon. */
const LAST_YEAR_WITHOUT_BALLOON = 2019;

/** Reads where a salary is paid; case does not matter. FINANCE §2.6. */
export const salaryBank = (text: string): SalaryBank =>
  text.trim().toLowerCase() === 'otherbank' ? 'OtherBank' : 'OwnBank';

/** Whether a lease of this kind takes the customer's own down payment and balloon; case does not matter. */
export const allowsOwnPayments = (leaseType: string): boolean => leaseType.trim().toUpperCase() === OWN_PAYMENTS_TYPE;

/** Whether a lease of this kind, of this model, may end with a balloon. The model's year is the first that stands in it. */
export function allowsBalloon(leaseType: string, carModel: string): boolean {
  const [year = '0'] = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(carModel) ?? [];
  return allowsOwnPayments(leaseType) && Number(year) > LAST_YEAR_WITHOUT_BALLOON;
}

/** The down payment unless the customer says otherwise, in riyals. */
export const defaultDownPayment = (carValue: number, bank: SalaryBank): number =>
  (carValue * SHARES[bank].downPayment) / 100;

/** The greatest balloon, in riyals. */
export const maxBalloon = (carValue: number, bank: SalaryBank): number => (carValue * SHARES[bank].balloon) / 100;
