import { useState } from 'react';
import { Chip } from './Chip.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const CITIES = [
  { ar: 'الرياض', en: 'Riyadh' },
  { ar: 'جدة', en: 'Jeddah' },
  { ar: 'الدمام', en: 'Dammam' },
];

/** Renders active choices that their buttons remove. */
function ActiveChoices({ language, t }: ExampleProps) {
  const [cities, setCities] = useState(CITIES);
  return (
    <div className="flex flex-wrap gap-2">
      {cities.map((city) => (
        <Chip
          key={city.en}
          onRemove={() => setCities(cities.filter((other) => other !== city))}
          removeLabel={`${t({ ar: 'إزالة', en: 'Remove' })} ${city[language]}`}
        >
          {city[language]}
        </Chip>
      ))}
    </div>
  );
}

export const examples = defineExamples({
  link: ({ t }) => (
    <div className="flex flex-wrap gap-2">
      <Chip href="#">{t({ ar: 'قارن البطاقات', en: 'Compare cards' })}</Chip>
      <Chip href="#">{t({ ar: 'أقرب فرع', en: 'Nearest branch' })}</Chip>
    </div>
  ),
  removable: ActiveChoices,
});
