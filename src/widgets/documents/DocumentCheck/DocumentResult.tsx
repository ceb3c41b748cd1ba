import { type SyntheticEvent, useState } from 'react';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { pdfName, saveFile } from '#src/features/download/save-file.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import { fill } from '#src/i18n/phrase.ts';
import { downloadDocument } from '#src/services/documents.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { DocumentCheckProps } from './DocumentCheck.widget.ts';
import type { CheckedDocument } from './use-document-check.ts';

interface DocumentResultProps extends Pick<DocumentCheckProps, 'phrases' | 'page'> {
  readonly checked: CheckedDocument | undefined;
}

/** Renders the response to a check in a region that is announced; only a document with a file name can be downloaded. */
export const DocumentResult = ({ checked, ...props }: DocumentResultProps) => (
  <div role="status">
    {checked && checked.response.fileName !== '' && <ValidDocument {...props} {...checked} />}
    {checked?.response.fileName === '' && <InvalidDocument {...props} {...checked} />}
  </div>
);

type FoundProps = Omit<DocumentResultProps, 'checked'> & CheckedDocument;

/** Renders the numbers that were checked, by name. */
const CheckedNumbers = ({ values, phrases }: Pick<FoundProps, 'values' | 'phrases'>) => (
  <dl className="document-numbers">
    <div>
      <dt>{phrases.document_national_id}</dt>
      <dd>
        <bdo dir="ltr">{values.nationalId}</bdo>
      </dd>
    </div>
    <div>
      <dt>{phrases.document_reference}</dt>
      <dd>
        <bdo dir="ltr">{values.referenceNo}</bdo>
      </dd>
    </div>
  </dl>
);

function ValidDocument({ response, values, phrases, page }: FoundProps) {
  const { fileName, issued } = response;
  return (
    <section className="document-result document-valid">
      <Icon name="check" className="document-mark" />
      <div className="document-facts">
        <Heading level={2} size="lg">
          {phrases.document_valid}
        </Heading>
        <CheckedNumbers values={values} phrases={phrases} />
        {issued !== undefined && (
          <p>{fill(phrases.document_issued, { date: formatDayOrError(issued, page.language) })}</p>
        )}
        <p>
          <bdi>{pdfName(fileName)}</bdi>
        </p>
      </div>
      <Download response={response} phrases={phrases} page={page} />
    </section>
  );
}

function Download({ response, phrases, page }: Omit<FoundProps, 'values'>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { fileName, fileNetId, bearerToken } = response;
  const download = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError('');
    const options = { host: page.servicesHost, language: page.language, failed: phrases.document_download_failed };
    const file = await downloadDocument({ fileNetId, bearerToken }, options);
    setBusy(false);
    if (file.ok) saveFile(file.value, pdfName(fileName));
    else setError(file.failure);
  };
  return (
    <form
      method="post"
      action={page.servicesHost + CALLS.documentFile.path}
      onSubmit={(event) => void download(event)}
      className="document-download"
    >
      <input type="hidden" name="fileNetId" value={fileNetId} />
      <input type="hidden" name="bearerToken" value={bearerToken} />
      <Button type="submit" kind="line" iconStart="download" busy={isBusy}>
        {phrases.document_download}
      </Button>
      <div role="alert">{error !== '' && <p className="text-sm text-danger">{error}</p>}</div>
    </form>
  );
}

const InvalidDocument = ({ response, values, phrases }: FoundProps) => {
  const isExpired = response.status === 'expired';
  return (
    <section className="document-result document-invalid">
      <Icon name="alert" className="document-mark" />
      <div className="document-facts">
        <Heading level={2} size="lg">
          {isExpired ? phrases.document_expired : phrases.document_unknown}
        </Heading>
        <CheckedNumbers values={values} phrases={phrases} />
        <p>{isExpired ? phrases.document_expired_help : phrases.document_unknown_help}</p>
      </div>
    </section>
  );
};
