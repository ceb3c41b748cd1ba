/** Author's field with the rate of a contract. */
type RateField = 'MurabahaRate' | 'WakalahRate';

/** Returns true for the contract whose profit is expected, not agreed. */
export const isExpectedProfit = (depositType?: string): boolean => depositType === 'Wakalah';

/** Returns the author's field with the rate of a contract. */
export const rateField = (depositType?: string): RateField =>
  isExpectedProfit(depositType) ? 'WakalahRate' : 'MurabahaRate';
