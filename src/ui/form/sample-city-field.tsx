import { type ReactNode, useState } from 'react';
import type { ExampleProps } from '../examples.ts';
import { Field, type FieldControl } from './Field.tsx';
import type { Option } from './Select.tsx';

const CITIES = [
  ['riyadh', 'الرياض', 'Riyadh'],
  ['jeddah', 'جدة', 'Jeddah'],
  ['makkah', 'مكّة المكرمة', 'Makkah'],
  ['madinah', 'المدينة المنورة', 'Madinah'],
  ['dammam', 'الدمام', 'Dammam'],
  ['khobar', 'الخبر', 'Khobar'],
  ['taif', 'الطائف', 'Taif'],
  ['tabuk', 'تبوك', 'Tabuk'],
  ['abha', 'أبها', 'Abha'],
  ['hail', 'حائل', 'Hail'],
  ['jazan', 'جازان', 'Jazan'],
  ['najran', 'نجران', 'Najran'],
] as const;

/** Props of a control that chooses among cities. */
interface CityControl extends FieldControl {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly language: ExampleProps['language'];
  readonly name: string;
  readonly empty: string;
  readonly options: readonly Option[];
}

interface SampleCityFieldProps extends ExampleProps {
  readonly error?: string;
  readonly children: (control: CityControl) => ReactNode;
}

/** Renders a labelled choice among cities that keeps its value, for examples. */
export function SampleCityField({ language, t, error, children }: SampleCityFieldProps) {
  const [value, setValue] = useState('');
  return (
    <Field id="city" label={t({ ar: 'المدينة', en: 'City' })} error={error}>
      {(control) =>
        children({
          ...control,
          value,
          onChange: setValue,
          language,
          name: 'city',
          empty: t({ ar: 'اختر المدينة', en: 'Choose a city' }),
          options: CITIES.map(([city, ar, en]) => ({ value: city, label: t({ ar, en }) })),
        })
      }
    </Field>
  );
}
