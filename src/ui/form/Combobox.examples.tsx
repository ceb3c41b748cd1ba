import { defineExamples } from '../examples.ts';
import { Combobox } from './Combobox.tsx';
import { SampleCityField } from './sample-city-field.tsx';

export const examples = defineExamples({
  empty: (props) => <SampleCityField {...props}>{(control) => <Combobox {...control} />}</SampleCityField>,
});
