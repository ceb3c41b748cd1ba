import { expect, it } from 'vitest';
import { preselectedOption } from './preselected-option.ts';

const OPTIONS = [
  { value: 'auto-finance', text: 'تمويل السيارات' },
  { value: 'home-finance', text: 'Home finance' },
];

it('FORM-02 preselects the option whose value or text equals p, trimmed and in any case', () => {
  expect(preselectedOption(OPTIONS, ' AUTO-Finance ')?.value).toBe('auto-finance');
  expect(preselectedOption(OPTIONS, 'home FINANCE')?.value).toBe('home-finance');
  expect(preselectedOption(OPTIONS, 'تمويل السيارات')?.value).toBe('auto-finance');
});

it('preselects an option whose text is spelled in another way', () => {
  const options = [...OPTIONS, { value: 'education', text: 'تمويل الأبناء إلى ١٢ سنة' }];
  expect(preselectedOption(options, 'تمويل الابناء الى 12 سنه')?.value).toBe('education');
  expect(preselectedOption(options, 'تمویل السیارات')?.value).toBe('auto-finance');
});

it('preselects nothing without p or a match', () => {
  for (const none of [null, '', '  ', 'finance']) expect(preselectedOption(OPTIONS, none)).toBeUndefined();
});
