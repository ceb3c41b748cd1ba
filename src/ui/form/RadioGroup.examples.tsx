import { type ComponentProps, useState } from 'react';
import { formatNumber } from '#src/i18n/numbers.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

type Choice = Pick<ComponentProps<typeof RadioGroup>, 'label' | 'options'> &
  Partial<Pick<ComponentProps<typeof RadioGroup>, 'note' | 'error' | 'disabled'>>;

/** Renders a choice that keeps its value. */
function ChoiceField({ initial = '', ...choice }: Choice & { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return <RadioGroup {...choice} id="choice" value={value} onChange={setValue} />;
}

const nationality = ({ t }: ExampleProps): Choice => ({
  label: t({ ar: 'الجنسية', en: 'Nationality' }),
  options: [
    { value: 'saudi', label: t({ ar: 'سعودي', en: 'Saudi' }) },
    { value: 'other', label: t({ ar: 'غير سعودي', en: 'Other' }) },
  ],
});

export const examples = defineExamples({
  empty: (props) => <ChoiceField {...nationality(props)} />,
  chosen: (props) => <ChoiceField {...nationality(props)} initial="saudi" />,
  four: ({ t, language }) => (
    <ChoiceField
      label={t({ ar: 'مدة التمويل', en: 'Tenor' })}
      note={t({ ar: 'بالأشهر', en: 'In months' })}
      options={[24, 36, 48, 60].map((months) => ({ value: `${months}`, label: formatNumber(months, language) }))}
      initial="36"
    />
  ),
  error: (props) => (
    <ChoiceField {...nationality(props)} error={props.t({ ar: 'اختر الجنسية', en: 'Choose the nationality' })} />
  ),
  disabled: (props) => <ChoiceField {...nationality(props)} initial="saudi" disabled />,
});
