import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { calculatorAccountType, calculatorNationality } from '../templates/calculator-lists.ts';

const cardCategory = template('Calculator Card Category', {
  Title: text({ required: true }),
  /** Riyals a year. */
  Fees: number(),
});

const paymentPercentage = template('Calculator Payment Percentage', {
  /** The minimum payment of each statement, in percent. */
  MinimumPercentage: number({ required: true }),
});

export const creditCardCalculator = rendering('CreditCardCalculator', {
  datasource: template('Credit Card Settings', {
    AccountType: multilist(calculatorAccountType, {
      required: true,
      source: '/items/calculators/credit-card/AccountType',
    }),
    Nationality: multilist(calculatorNationality, {
      required: true,
      source: '/items/calculators/credit-card/Nationality',
    }),
    CardCategory: multilist(cardCategory, { required: true, source: '/items/calculators/credit-card/CardCategory' }),
    PaymentPercentage: multilist(paymentPercentage, {
      required: true,
      source: '/items/calculators/credit-card/PaymentPercentage',
    }),
    /** Percent a year, twelve times that of a month. */
    InterestRate: number({ required: true }),
    ApplyNow: link(),
  }),
});
