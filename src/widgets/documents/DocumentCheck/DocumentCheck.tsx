import { isShown, Text } from '#src/cms/fields/Text.tsx';
import {
  typedNationalId,
  typedReference,
  MAX_NATIONAL_ID,
  MAX_REFERENCE,
} from '#src/features/documents/document-fields.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { DOCUMENT_FORM, DOCUMENT_QUERY } from './document-check-data.ts';
import type { DocumentCheckProps } from './DocumentCheck.widget.ts';
import { DocumentField } from './DocumentField.tsx';
import { DocumentResult } from './DocumentResult.tsx';
import { DocumentSample } from './DocumentSample.tsx';
import { useDocumentCheck } from './use-document-check.ts';

/** Renders the check of a document: without scripts it posts to its page, which the server renders with the response. */
export function DocumentCheck(props: DocumentCheckProps) {
  const { fields, phrases } = props;
  const check = useDocumentCheck(props);
  return (
    <Wrap className="document-check">
      <div className="document-panel">
        <CheckForm {...props} check={check} />
        <div role="status">{check.hasFailed && <p className="document-note">{phrases.document_not_checked}</p>}</div>
        <DocumentResult key={check.checked?.response.bearerToken} {...props} checked={check.checked} />
        {isShown(fields.Note) && (
          <p className="document-note">
            <Text field={fields.Note} />
          </p>
        )}
      </div>
      <DocumentSample phrases={phrases} page={props.page} />
    </Wrap>
  );
}

interface CheckFormProps extends DocumentCheckProps {
  readonly check: ReturnType<typeof useDocumentCheck>;
}

function CheckForm({ uid, phrases, page, data, check }: CheckFormProps) {
  const { values, errors } = check;
  const errorText = (key: keyof typeof phrases | undefined, max: number) =>
    key && fill(phrases[key], { n: formatNumber(max, page.language) });
  return (
    <form
      method="post"
      action={`${localizeHref(page.path, page.language)}?${FORM_KEY}=${DOCUMENT_FORM}`}
      noValidate
      onSubmit={check.submit}
      onFocus={check.touch}
      className="document-form"
    >
      <input type="hidden" name={DOCUMENT_QUERY.stamp} value={data.stamp} />
      <label className="sr-only" aria-hidden="true">
        {phrases.document_trap}
        <input name={DOCUMENT_QUERY.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <DocumentField
        id={`${uid}-id`}
        name={DOCUMENT_QUERY.nationalId}
        label={phrases.document_national_id}
        hint={phrases.document_national_id_hint}
        error={errorText(errors.nationalId, MAX_NATIONAL_ID)}
        value={values.nationalId}
        onText={(text) => check.change({ nationalId: typedNationalId(text) })}
      />
      <DocumentField
        id={`${uid}-reference`}
        name={DOCUMENT_QUERY.referenceNo}
        label={phrases.document_reference}
        hint={phrases.document_reference_hint}
        error={errorText(errors.referenceNo, MAX_REFERENCE)}
        value={values.referenceNo}
        inputMode="numeric"
        onText={(text) => check.change({ referenceNo: typedReference(text) })}
      />
      <Button type="submit" busy={check.isBusy}>
        {phrases.document_check}
      </Button>
      {check.captcha}
    </form>
  );
}
