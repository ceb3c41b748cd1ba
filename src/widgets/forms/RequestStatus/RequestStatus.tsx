import { formatDayOrError } from '#src/i18n/date.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { type FoundRequest, STATUS_FIELDS, STATUS_FORM } from '#src/services/request-status.ts';
import type { RequestStatusProps } from './RequestStatus.widget.ts';
import { useRequestStatus } from './use-request-status.ts';

/** Renders a form for the number of a request and what proves whose it is, and the status below it. */
export function RequestStatus({ uid, phrases, page, data }: RequestStatusProps) {
  const { state, empty, submit } = useRequestStatus({ id: uid, language: page.language, sent: data });
  const labels = { reference: phrases.request_status_number, contact: phrases.request_status_contact };
  return (
    <Wrap className="pt-section">
      <form
        id={uid}
        tabIndex={-1}
        method="post"
        action={`${localizeHref(page.path, page.language)}?${FORM_KEY}=${STATUS_FORM}#${uid}`}
        noValidate
        onSubmit={submit}
        className="builder-form status-lookup"
      >
        {STATUS_FIELDS.map((name) => (
          <Field
            key={name}
            id={`${uid}-${name}`}
            label={labels[name]}
            {...(name === 'contact' && { hint: phrases.request_status_contact_hint })}
            {...(empty.includes(name) && { error: fill(phrases.form_field_empty, { title: labels[name] }) })}
            required
          >
            {(control) => (
              <span className="field-box">
                <input
                  {...control}
                  name={name}
                  defaultValue={data?.request[name]}
                  dir="ltr"
                  autoComplete="off"
                  className="field-input builder-input rtl:text-end"
                />
              </span>
            )}
          </Field>
        ))}
        <Button type="submit" busy={state.kind === 'pending'}>
          {phrases.request_status_show}
        </Button>
        <div role="status">
          {state.kind === 'none' && <p className="mt-5">{phrases.request_status_none}</p>}
          {state.kind === 'limited' && <p className="mt-5">{phrases.request_status_limited}</p>}
          {state.kind === 'failed' && <p className="mt-5">{phrases.request_status_failed}</p>}
          {state.kind === 'found' && <Status found={state.found} phrases={phrases} page={page} />}
        </div>
      </form>
    </Wrap>
  );
}

function Status({
  found,
  phrases,
  page,
}: { readonly found: FoundRequest } & Pick<RequestStatusProps, 'phrases' | 'page'>) {
  const { reference, status, receivedOn, answer } = found;
  return (
    <div className="mt-5 grid gap-2">
      <Heading level={2} size="xl">
        {phrases[`request_status_${status}`]}
      </Heading>
      <p className="text-text-2">
        <bdi>{reference}</bdi> ·{' '}
        {fill(phrases.request_status_on, { date: formatDayOrError(receivedOn, page.language) })}
      </p>
      {answer !== '' && (
        <p dir="auto" className="whitespace-pre-line">
          {answer}
        </p>
      )}
    </div>
  );
}
