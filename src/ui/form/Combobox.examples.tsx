import { useState } from 'react';
import { defineExamples, type ExampleProps } from '../examples.ts';
import { Field } from './Field.tsx';
import { CITIES } from './sample-cities.ts';
import { Combobox } from './Combobox.tsx';

/** Renders a choice among the cities that keeps its value. */
function CityCombobox({ language, t }: ExampleProps) {
  const [value, setValue] = useState('');
  return (
    <Field id="city" label={t({ ar: 'المدينة', en: 'City' })}>
      {(control) => (
        <Combobox
          {...control}
          value={value}
          onChange={setValue}
          language={language}
          name="city"
          empty={t({ ar: 'اختر المدينة', en: 'Choose a city' })}
          options={CITIES.map(([city, ar, en]) => ({ value: city, label: t({ ar, en }) }))}
        />
      )}
    </Field>
  );
}

export const examples = defineExamples({
  empty: (props) => <CityCombobox {...props} />,
});
