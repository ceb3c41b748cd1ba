import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorOption } from '../templates/calculator-lists.ts';

export const autoLeaseCalculator = rendering('AutoLeaseCalculator', {
  datasource: template('Auto Lease Settings', {
    Gender: multilist(calculatorOption, { required: true, source: '/items/calculators/auto-lease/Gender' }),
    CarMake: multilist(calculatorOption, { required: true, source: '/items/calculators/auto-lease/CarMake' }),
    /** The value is the year of the car. */
    CarModel: multilist(calculatorOption, { required: true, source: '/items/calculators/auto-lease/CarModel' }),
    /** The option with the value `EMI` lets visitors set the first and the last payment. */
    AutoLeaseType: multilist(calculatorOption, {
      required: true,
      source: '/items/calculators/auto-lease/AutoLeaseType',
    }),
    /** The values are `OwnBank` and `OtherBank`. */
    SalaryCreditBank: multilist(calculatorOption, {
      required: true,
      source: '/items/calculators/auto-lease/SalaryCreditBank',
    }),
    ApplyNow: link(),
  }),
});
