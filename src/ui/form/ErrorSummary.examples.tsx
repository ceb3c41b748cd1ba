import { useState } from 'react';
import { Button } from '../action/Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

/** Renders a summary with the fields that it links to; the button counts as another submit. */
function SummaryOfForm({ t }: ExampleProps) {
  const [attempt, setAttempt] = useState(1);
  const fields = [
    { id: 'salary', label: t({ ar: 'الراتب الشهري', en: 'Monthly salary' }), error: t(SALARY) },
    { id: 'price', label: t({ ar: 'قيمة السيارة', en: 'Price of the car' }), error: t(PRICE) },
  ];
  return (
    <form onSubmit={(event) => event.preventDefault()} className="grid gap-4">
      <ErrorSummary
        id="errors"
        attempt={attempt}
        title={t({ ar: 'بقيت خانتان', en: 'Two fields are left' })}
        errors={fields.map(({ id, error }) => ({ id, text: error }))}
      />
      {fields.map(({ id, label }) => (
        <span key={id} className="field-box">
          <input id={id} aria-label={label} placeholder={label} className="field-input px-4" />
        </span>
      ))}
      <Button onClick={() => setAttempt(attempt + 1)}>{t({ ar: 'احسب القسط', en: 'Calculate the instalment' })}</Button>
    </form>
  );
}

const SALARY = { ar: 'أدخل الراتب الشهري', en: 'Enter the monthly salary' };
const PRICE = { ar: 'أدخل قيمة السيارة', en: 'Enter the price of the car' };

export const examples = defineExamples({ twoErrors: SummaryOfForm });
