import type { ReactNode } from 'react';
import type { ImageValue } from '#sitecore/definitions/fields/image.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Field } from '#src/ui/form/Field.tsx';
import { NumericInput } from '#src/ui/form/NumericInput.tsx';
import { Slider } from '#src/ui/form/Slider.tsx';
import { useDebouncedInput } from './use-debounced-input.ts';

interface SpendFieldProps {
  readonly id: string;
  /** Name of the field in the form's query. */
  readonly field: string;
  readonly language: Language;
  readonly icon: ImageValue;
  readonly name: TextValue;
  /** Texts about the category's rate and limits. */
  readonly facts: readonly string[];
  /** Largest amount of the slider in riyals; without a finite one there is no slider. */
  readonly limit: number;
  readonly value: string;
  readonly amount: number;
  readonly onSpend: (text: string) => void;
}

/** Renders the monthly spending on a category as a number field with a slider. */
export function SpendField(props: SpendFieldProps) {
  const { id, field, language, icon, name, facts, limit, value, amount, onSpend } = props;
  const { setValue, ...input } = useDebouncedInput(value, onSpend);
  return (
    <div className="flex flex-col border border-line p-4 firm-md">
      <Field
        id={id}
        label={<SpendName id={id} icon={icon} name={name} />}
        hint={facts.map((fact) => (
          <span key={fact} className="block">
            {fact}
          </span>
        ))}
      >
        {(control) => (
          <NumericInput {...control} {...input} name={field} language={language} whole money autoComplete="off" />
        )}
      </Field>
      {Number.isFinite(limit) && (
        <SpendSlider
          id={id}
          language={language}
          limit={limit}
          amount={amount}
          onSet={(riyals) => setValue(`${riyals}`)}
        />
      )}
    </div>
  );
}

const SpendName = ({ id, icon, name }: Pick<SpendFieldProps, 'id' | 'icon' | 'name'>): ReactNode => (
  <span className="flex items-center gap-3">
    <span className="grid size-10 flex-none place-items-center bg-primary-soft firm-xs empty:hidden">
      <Picture field={icon} className="size-6" />
    </span>
    <span id={`${id}-name`} className="min-w-0 wrap-anywhere">
      <Text field={name} />
    </span>
  </span>
);

interface SpendSliderProps extends Pick<SpendFieldProps, 'id' | 'language' | 'limit' | 'amount'> {
  readonly onSet: (riyals: number) => void;
}

/** Renders the slider over the figures of its two ends; it needs scripts to set the field's number. */
function SpendSlider({ id, language, limit, amount, onSet }: SpendSliderProps) {
  const end = Math.floor(limit);
  return (
    <div className="mt-auto pt-2 noscript:hidden">
      <Slider
        labelledBy={`${id}-name`}
        value={amount}
        max={end}
        onChange={onSet}
        spoken={spokenMoney(amount, language)}
      />
      <p aria-hidden="true" className="-mt-1.5 flex justify-between text-xs leading-[1.6] text-text-3">
        <span>{formatNumber(0, language)}</span>
        <span>{formatNumber(end, language)}</span>
      </p>
    </div>
  );
}
