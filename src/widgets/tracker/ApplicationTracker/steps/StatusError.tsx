import { type SubmitEvent, useRef, useState } from 'react';
import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import type { ApplicationTrackerProps } from '../ApplicationTracker.widget.ts';
import { REQUEST_NUMBER, TRACKER_FORM } from '../application-tracker-data.ts';

interface StatusErrorProps extends Pick<ApplicationTrackerProps, 'uid' | 'fields' | 'phrases' | 'page'> {
  /** Text of the failed lookup; without one the page has no request number. */
  readonly text?: string;
  /** True when the number itself may be wrong: it can be corrected here. */
  readonly isCorrectable?: boolean;
  readonly requestNumber: string;
  readonly onLoad: (requestNumber: string) => void;
}

/** Renders the card in place of a status: why there is none, and a way to another try. */
export function StatusError({ text, isCorrectable = false, requestNumber, onLoad, ...props }: StatusErrorProps) {
  const { phrases, fields, page } = props;
  return (
    <section className="tracker-error">
      <span className="tracker-error-star">
        <Star className="absolute inset-0 bg-danger" />
        <Icon name="close" className="relative" />
      </span>
      <h1 data-title="" tabIndex={-1}>
        {text === undefined ? phrases.tracker_no_link : phrases.tracker_failed}
      </h1>
      <p role="alert">{text ?? phrases.tracker_no_link_help}</p>
      {(text === undefined || isCorrectable) && <NumberForm {...props} requestNumber={requestNumber} onLoad={onLoad} />}
      {text !== undefined && (
        <form {...postedTo(page)} onSubmit={(event) => onLoad(submittedNumber(event))}>
          <input type="hidden" name={REQUEST_NUMBER} value={requestNumber} />
          <Button type="submit" kind={isCorrectable ? 'line' : 'primary'} iconStart="prev">
            {phrases['Tracker-Go-Back']}
          </Button>
        </form>
      )}
      {isLinked(fields.Contact) && (
        <Button kind="text" {...linkProps(fields.Contact)}>
          <LinkText field={fields.Contact} />
        </Button>
      )}
    </section>
  );
}

/** Attributes of a form which without scripts posts the number to the page, so that no address holds it. */
const postedTo = ({ path, language }: StatusErrorProps['page']) => ({
  method: 'post',
  action: `${localizeHref(path, language)}?${FORM_KEY}=${TRACKER_FORM}`,
});

/** Returns the number that a form sends; "" without one. */
function submittedNumber(event: SubmitEvent<HTMLFormElement>): string {
  event.preventDefault();
  const entered = new FormData(event.currentTarget).get(REQUEST_NUMBER);
  return typeof entered === 'string' ? entered.trim() : '';
}

function NumberForm({ uid, phrases, page, requestNumber, onLoad }: StatusErrorProps) {
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    const number = submittedNumber(event);
    setMissing(number === '');
    if (number === '') input.current?.focus();
    else onLoad(number);
  };
  return (
    <form {...postedTo(page)} noValidate className="tracker-number" onSubmit={submit}>
      <Field
        id={`${uid}-number`}
        label={phrases.tracker_request_number}
        error={isMissing ? phrases.tracker_number_missing : undefined}
        required
      >
        {(control) => (
          <div className="field-box">
            <input
              {...control}
              ref={input}
              name={REQUEST_NUMBER}
              defaultValue={requestNumber}
              dir="ltr"
              maxLength={64}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="field-input w-full px-4 rtl:text-end"
            />
          </div>
        )}
      </Field>
      <Button type="submit" wide>
        {phrases.tracker_show}
      </Button>
    </form>
  );
}
