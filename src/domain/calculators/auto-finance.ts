import type { AutoFinanceRequest } from '#sitecore/contracts/auto-finance.ts';

/** What a visitor tells the auto finance calculator; null and '' where nothing is entered yet. Amounts in riyals. */
export interface AutoFinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly monthlySalary: number | null;
  readonly currentInstalments: number | null;
  readonly carValue: number | null;
  readonly balloonPayment: number | null;
  /** Months. */
  readonly tenure: number | null;
}

/** What the bank's authors set. */
export interface AutoFinanceTerms {
  /** Percent a year of the whole principal. */
  readonly atc: number;
  readonly adminFeeInPercentage: number;
  /** Riyals; no cap when null. */
  readonly maxAdminFee: number | null;
  /** Percent of the insured value a year. */
  readonly insuranceRate: number;
  /** Percent a year by which the insured value falls. */
  readonly depreciationRate: number;
  /** Riyals added to the premium of each year. */
  readonly insuranceConstant: number;
}

/** Inputs of which none is missing. */
export type CompleteInputs = { readonly [K in keyof AutoFinanceInputs]: NonNullable<AutoFinanceInputs[K]> };

/** Why an input does not serve: a key of the dictionary. */
export type AutoFinanceFault =
  'Field_Is_Required' | 'Invalid_Salary' | 'Invalid_EMI' | 'Invalid_CarValue' | 'Invalid_BalloonPayment';

type Faults = { readonly [K in keyof AutoFinanceInputs]?: AutoFinanceFault };

/** The share of a salary that all instalments together stay below. FINANCE §3.2. */
const MOST_OF_SALARY = 0.65;

/** Checks the inputs, in the order of the form: what is missing first, then what is out of its bounds. FINANCE §3.2. */
export function checkAutoFinance(inputs: AutoFinanceInputs): Faults {
  const { monthlySalary, currentInstalments, carValue, balloonPayment } = inputs;
  const missing: Faults = Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      value === null || value === '' ? [[name, 'Field_Is_Required']] : [],
    ),
  );
  const salaryFails = monthlySalary !== null && monthlySalary <= 0;
  const instalmentsFail =
    currentInstalments !== null && monthlySalary !== null && currentInstalments >= MOST_OF_SALARY * monthlySalary;
  const carFails = carValue !== null && carValue <= 0;
  const balloonFails = balloonPayment !== null && carValue !== null && balloonPayment >= carValue;
  return {
    ...missing,
    ...(salaryFails && { monthlySalary: 'Invalid_Salary' }),
    ...(instalmentsFail && !salaryFails && { currentInstalments: 'Invalid_EMI' }),
    ...(carFails && { carValue: 'Invalid_CarValue' }),
    ...(balloonFails && !carFails && { balloonPayment: 'Invalid_BalloonPayment' }),
  };
}

/** The inputs when none is missing. */
export function completeInputs(inputs: AutoFinanceInputs): CompleteInputs | undefined {
  const { monthlySalary, currentInstalments, carValue, balloonPayment, tenure } = inputs;
  if (monthlySalary === null || currentInstalments === null) return undefined;
  if (carValue === null || balloonPayment === null || tenure === null) return undefined;
  return { ...inputs, monthlySalary, currentInstalments, carValue, balloonPayment, tenure };
}

/** What the bank's service is asked: nothing of it is about the person. FINANCE §2.2. */
export const autoFinanceRequest = (
  { carValue, balloonPayment, tenure }: CompleteInputs,
  { atc, adminFeeInPercentage, maxAdminFee, insuranceRate, depreciationRate, insuranceConstant }: AutoFinanceTerms,
): AutoFinanceRequest => ({
  principal: carValue,
  tenure,
  balloonPayment,
  atc,
  adminFeeInPercentage,
  ...(maxAdminFee !== null && { maxAdminFee }),
  insuranceRate,
  depriciationRate: depreciationRate,
  insuranceConstant,
});
