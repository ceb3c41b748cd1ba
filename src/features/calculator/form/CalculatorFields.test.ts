import { expect, it } from 'vitest';
import { errorMessagesOf } from './CalculatorFields.tsx';

const phrases = {
  Field_Is_Required: 'هذه الخانة مطلوبة',
  Field_Is_Required_salary: 'أدخل راتبك الشهري',
  Field_Is_Required_carValue: 'أدخل قيمة السيارة',
  // A key without a text in the dictionary is its own phrase.
  Field_Is_Required_tenure: 'Field_Is_Required_tenure',
};

it('errorMessagesOf names the empty field where the dictionary does, also under another name, and else says that it is required', () => {
  const errors = { salary: 'required', price: 'required', tenure: 'required', sector: 'required' } as const;
  expect(errorMessagesOf(errors, { phrases, outOfRange: {}, requiredNames: { price: 'carValue' } })).toEqual({
    salary: 'أدخل راتبك الشهري',
    price: 'أدخل قيمة السيارة',
    tenure: 'هذه الخانة مطلوبة',
    sector: 'هذه الخانة مطلوبة',
  });
});

it('errorMessagesOf tells what is out of bounds in the words of the calculator', () => {
  const outOfRange = { salary: 'أدخل راتبك الشهري كما تتسلّمه' };
  expect(errorMessagesOf({ salary: 'outOfRange' }, { phrases, outOfRange })).toEqual(outOfRange);
});
