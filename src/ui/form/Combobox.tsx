import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button, ComboBox, I18nProvider, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { foldText } from '#sitecore/rules/fold-text.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { INTL_TAGS } from '#src/i18n/language.ts';
import { Icon } from '../icon/Icon.tsx';
import type { FieldControl } from './Field.tsx';
import type { Option } from './Select.tsx';

interface ComboboxProps extends FieldControl {
  /** Value of the chosen option; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
  readonly language: Language;
  /** Text while none is chosen. */
  readonly empty: string;
  readonly name?: string | undefined;
  /** Focuses it at once and opens its list: it takes the place of a focused select. */
  readonly takesFocus?: boolean;
}

/**
 * Renders a select that is searched by typing, with the list open (react-aria-components). Marks, tatweel and the forms of
 * Arabic letters make no difference to what is found; Enter chooses the option whose whole name is typed.
 */
export function Combobox({
  id,
  value,
  onChange,
  options,
  language,
  empty,
  name,
  takesFocus = false,
  ...control
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    // Its list opens on focus only once it has its options, a render later.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <I18nProvider locale={INTL_TAGS[language]}>
      <ComboBox
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={control['aria-describedby']}
        isInvalid={control['aria-invalid']}
        isRequired={control.required}
        validationBehavior="aria"
        menuTrigger="focus"
        value={value === '' ? null : value}
        onChange={(key) => onChange(key === null ? '' : `${key}`)}
        defaultItems={options}
        defaultFilter={(label, typed) => foldText(label).includes(foldText(typed))}
        {...(name !== undefined && { name, formValue: 'key' })}
      >
        <span className="field-box" onKeyDownCapture={(event) => chooseExact(event, { value, options, onChange })}>
          <Input
            ref={input}
            placeholder={empty}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="field-input ps-4 pe-12 text-md leading-[1.6] font-normal"
          />
          <Button className="absolute end-0 grid size-11 place-items-center text-text-2">
            <Icon name="down" className="size-4.5" />
          </Button>
        </span>
        <OptionList />
      </ComboBox>
    </I18nProvider>
  );
}

/** Chooses the option whose whole name is typed; one that the arrows have reached is chosen by the combobox itself. */
function chooseExact(
  { key, target }: KeyboardEvent,
  { value, options, onChange }: Pick<ComboboxProps, 'value' | 'options' | 'onChange'>,
): void {
  const isField = target instanceof HTMLInputElement && !target.hasAttribute('aria-activedescendant');
  if ((key !== 'Enter' && key !== 'Tab') || !isField) return;
  const exact = namedOption(options, target.value);
  if (exact && exact.value !== value) onChange(exact.value);
}

/** Returns the one option whose label is the typed text, as it is searched for; undefined when several are. */
function namedOption(options: readonly Option[], typed: string): Option | undefined {
  const text = foldText(typed);
  const named = options.filter(({ label }) => foldText(label) === text);
  return named.length === 1 ? named[0] : undefined;
}

/** Renders the options that the typed text leaves. */
const OptionList = () => (
  <Popover className="field-list">
    <ListBox<Option> className="outline-none">
      {(option) => (
        <ListBoxItem id={option.value} className="field-option">
          {option.label}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);
