import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorOption } from '../templates/calculator-lists.ts';

export const autoLeaseCalculator = rendering('AutoLeaseCalculator', {
  datasource: template('Auto Lease Settings', {
    Gender: multilist(calculatorOption, { required: true }),
    CarMake: multilist(calculatorOption, { required: true }),
    /** The value is the year of the car. */
    CarModel: multilist(calculatorOption, { required: true }),
    /** The option with the value `EMI` lets visitors set the first and the last payment. */
    AutoLeaseType: multilist(calculatorOption, { required: true }),
    /** The values are `OwnBank` and `OtherBank`. */
    SalaryCreditBank: multilist(calculatorOption, { required: true }),
    ApplyNow: link(),
  }),
});
