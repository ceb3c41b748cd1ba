/** What a visitor tells of a purchase to be financed; null and '' where nothing is entered yet. Amounts in riyals. */
export interface FinanceInputs {
  readonly accountType: string;
  readonly nationality: string;
  readonly monthlySalary: number | null;
  readonly currentInstalments: number | null;
  /** Of the car, of the home. */
  readonly price: number | null;
  readonly balloonPayment: number | null;
  /** Months. */
  readonly tenure: number | null;
}

/** Inputs of which none is missing. */
export type CompleteInputs = { readonly [K in keyof FinanceInputs]: NonNullable<FinanceInputs[K]> };

/** Why an input does not serve. */
export type FinanceError =
  'Field_Is_Required' | 'Invalid_Salary' | 'Invalid_EMI' | 'Invalid_Price' | 'Invalid_BalloonPayment';

type FinanceErrors = { readonly [K in keyof FinanceInputs]?: FinanceError };

/** The share of a salary that all instalments together stay below. FINANCE §3.1, §3.2. */
export const MAX_SALARY_SHARE = 0.65;

/** Checks the inputs, in the order of the form: what is missing first, then what is out of its bounds. FINANCE §3.2. */
export function checkFinance(inputs: FinanceInputs): FinanceErrors {
  const { monthlySalary, currentInstalments, price, balloonPayment } = inputs;
  const salaryFails = monthlySalary !== null && monthlySalary <= 0;
  const instalmentsFail =
    currentInstalments !== null &&
    (currentInstalments < 0 || (monthlySalary !== null && currentInstalments >= MAX_SALARY_SHARE * monthlySalary));
  const priceFails = price !== null && price <= 0;
  const balloonFails = balloonPayment !== null && (balloonPayment < 0 || (price !== null && balloonPayment >= price));
  return {
    ...requiredErrors(inputs),
    ...(salaryFails && { monthlySalary: 'Invalid_Salary' }),
    ...(instalmentsFail && !salaryFails && { currentInstalments: 'Invalid_EMI' }),
    ...(priceFails && { price: 'Invalid_Price' }),
    ...(balloonFails && !priceFails && { balloonPayment: 'Invalid_BalloonPayment' }),
  };
}

/** By input that is missing, that it is required. */
export const requiredErrors = <Name extends string>(
  inputs: Readonly<Record<Name, string | number | null>>,
): Readonly<Record<string, 'Field_Is_Required'>> =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      value === null || value === '' ? [[name, 'Field_Is_Required']] : [],
    ),
  );

/** The inputs when none is missing. */
export function completeInputs(inputs: FinanceInputs): CompleteInputs | undefined {
  const { monthlySalary, currentInstalments, price, balloonPayment, tenure } = inputs;
  if (monthlySalary === null || currentInstalments === null) return undefined;
  if (price === null || balloonPayment === null || tenure === null) return undefined;
  return { ...inputs, monthlySalary, currentInstalments, price, balloonPayment, tenure };
}
