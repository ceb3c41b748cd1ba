import type { SubmitEvent } from 'react';
import { NAME_LENGTH, type IdType, type Segment } from '#sitecore/rules/kiosk-identity.ts';
import { identificationError } from '#src/domain/kiosk/identification.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { IDENTIFICATION_PHRASES } from '../error-phrases.ts';
import { KioskError } from '../KioskError.tsx';
import { identificationOf } from '../state/kiosk-state.ts';
import type { StepProps } from './step-props.ts';
import type { KioskPhrases } from '../phrases.ts';

const ID_TYPES: readonly IdType[] = ['cic', 'mobile', 'nationalId'];

/** Dictionary keys of an id type: its name, the label and the hint of its field. */
const ID_PHRASES = {
  cic: ['kiosk_cic', 'kiosk_cic', 'kiosk_cic_hint'],
  mobile: ['kiosk_mobile', 'kiosk_mobile_label', 'kiosk_mobile_hint'],
  nationalId: ['kiosk_national_id', 'kiosk_national_id_label', 'kiosk_national_id_hint'],
} as const satisfies Record<IdType, readonly (keyof KioskPhrases)[]>;

interface IdentityFormProps extends StepProps {
  readonly segment: Segment;
  readonly onBack: () => void;
}

/** Renders the form of a segment: an id for customers, a name for others. An error moves the focus to the field. */
export function IdentityForm({ segment, onBack, ...step }: IdentityFormProps) {
  const { titleId, kiosk, state, phrases } = step;
  const inputId = `${titleId}-${segment === 'customer' ? 'id' : 'name'}`;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void kiosk.submit().then(() => {
      if (kiosk.view().state.inputError) document.getElementById(inputId)?.focus();
    });
  };
  const identification = identificationOf(state);
  const message = state.inputErrorMsg === '' ? undefined : phrases[state.inputErrorMsg];
  // An invalid value shows its error under the field; a failed call shows it in a panel above the fields.
  const isFieldError =
    identification !== undefined && state.inputErrorMsg === IDENTIFICATION_PHRASES[identificationError(identification)];
  const isEmpty = segment === 'customer' && state.Fxb_Id === '';
  const error = isFieldError ? (isEmpty ? phrases.kiosk_number_empty : message) : undefined;
  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      aria-labelledby={titleId}
      className="max-w-[48rem] xl:max-w-none"
    >
      {message !== undefined && !isFieldError && <KioskError message={message} phrases={phrases} />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        {segment === 'customer' ? (
          <IdFields {...step} error={error} />
        ) : (
          <NameField {...step} segment={segment} error={error} />
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button kind="line" iconStart="prev" onClick={onBack}>
          {phrases.kiosk_back}
        </Button>
        <Button type="submit" busy={state.inputLoading} className="grow xl:max-w-96">
          {phrases.kiosk_submit}
        </Button>
      </div>
    </form>
  );
}

interface IdentityFieldProps extends StepProps {
  readonly error: string | undefined;
}

/** Disables autofill: visitors share the browser, which must not suggest the values of others. */
const INPUT_PROPS = { autoComplete: 'off', type: 'text', className: 'field-input px-5 text-lg font-label' } as const;

function IdFields({ titleId, kiosk, state, phrases, error }: IdentityFieldProps) {
  const [, label, hint] = ID_PHRASES[state.Fxb_IdType];
  return (
    <>
      <RadioGroup
        id={`${titleId}-id-type`}
        label={phrases.kiosk_id_type}
        value={state.Fxb_IdType}
        options={ID_TYPES.map((idType) => ({ value: idType, label: phrases[ID_PHRASES[idType][0]] }))}
        onChange={(value) => {
          const idType = ID_TYPES.find((one) => one === value);
          if (idType) kiosk.chooseIdType(idType);
        }}
      />
      <Field id={`${titleId}-id`} label={phrases[label]} hint={phrases[hint]} error={error} required>
        {(control) => (
          <span className="field-box">
            <input
              {...control}
              {...INPUT_PROPS}
              inputMode="numeric"
              dir="ltr"
              value={state.Fxb_Id}
              onChange={(event) => kiosk.enterId(event.target.value)}
              className={`${INPUT_PROPS.className} rtl:text-end`}
            />
          </span>
        )}
      </Field>
    </>
  );
}

function NameField({
  titleId,
  kiosk,
  state,
  phrases,
  segment,
  error,
}: IdentityFieldProps & { readonly segment: Segment }) {
  const field = segment === 'guest' ? 'GuestName' : 'CustomerName';
  return (
    <Field
      id={`${titleId}-name`}
      label={segment === 'guest' ? phrases.kiosk_guest_name : phrases.kiosk_company_name}
      error={error}
      required
    >
      {(control) => (
        <span className="field-box">
          <input
            {...control}
            {...INPUT_PROPS}
            dir="auto"
            maxLength={NAME_LENGTH}
            value={state[field]}
            onChange={(event) => kiosk.enterName(field, event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
