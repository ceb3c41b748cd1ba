import { defineExamples } from '../examples.ts';
import { SampleCityField } from './sample-city-field.tsx';
import { SearchableSelect } from './SearchableSelect.tsx';

export const examples = defineExamples({
  empty: (props) => <SampleCityField {...props}>{(control) => <SearchableSelect {...control} />}</SampleCityField>,
  error: (props) => (
    <SampleCityField {...props} error={props.t({ ar: 'اختر مدينتك', en: 'Choose your city' })}>
      {(control) => <SearchableSelect {...control} />}
    </SampleCityField>
  ),
});
