import { useState } from 'react';
import { formatMoney } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Slider } from './Slider.tsx';
import { Money } from '../text/Money.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

/** Renders a slider with its label and its value. */
function SpendingSlider({ t, language, initial }: ExampleProps & { readonly initial: number }) {
  const [value, setValue] = useState(initial);
  const spoken = spokenMoney(value, language);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-2">
        <span id="spending">{t({ ar: 'إنفاقك على المطاعم', en: 'Your spending on dining' })}</span>
        <Money figure={formatMoney(value, language)} spoken={spoken} />
      </p>
      <Slider labelledBy="spending" value={value} max={10_000} onChange={setValue} spoken={spoken} />
    </div>
  );
}

export const examples = defineExamples({
  zero: (props) => <SpendingSlider {...props} initial={0} />,
  filled: (props) => <SpendingSlider {...props} initial={3_500} />,
  full: (props) => <SpendingSlider {...props} initial={10_000} />,
});
