import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorOption } from '../templates/calculator-lists.ts';

export const autoLeaseCalculator = rendering('AutoLeaseCalculator', {
  datasource: template('Auto Lease Settings', {
    Gender: multilist(calculatorOption, { required: true }),
    CarMake: multilist(calculatorOption, { required: true }),
    /** The year of a car stands in its value. */
    CarModel: multilist(calculatorOption, { required: true }),
    /** Whose value is `EMI` lets visitors set what is paid at the start and at the end. */
    AutoLeaseType: multilist(calculatorOption, { required: true }),
    /** The values are `OwnBank` and `OtherBank`. */
    SalaryCreditBank: multilist(calculatorOption, { required: true }),
    ApplyNow: link(),
  }),
});
