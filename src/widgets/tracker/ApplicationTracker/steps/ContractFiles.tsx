import type { Application } from '#sitecore/contracts/tracker.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { ApplicationTrackerProps } from '../ApplicationTracker.widget.ts';
import { awaitsApproval } from '../application-view.ts';
import { localDigits } from '#src/i18n/integers.ts';
import { type FileDownload, useFileDownload } from './use-file-download.ts';

interface ContractFilesProps extends Pick<ApplicationTrackerProps, 'phrases' | 'page'> {
  readonly contract: Application;
  /** The session has ended. */
  readonly onEnd: () => void;
}

/** Renders the files of a contract as a table, whose rows are cards on a phone. */
export function ContractFiles(props: ContractFilesProps) {
  const { contract, phrases } = props;
  return (
    <table className="tracker-files">
      <caption className="sr-only">{phrases.tracker_contract_title}</caption>
      <thead>
        <tr>
          <th scope="col">{phrases.tracker_file}</th>
          <th scope="col">{phrases.tracker_cic}</th>
          <th scope="col">{phrases.tracker_dossier}</th>
          {awaitsApproval(contract) && <th scope="col">{phrases.tracker_due}</th>}
          <th scope="col">
            <VisuallyHidden>{phrases.tracker_download}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {contract.ContractDocument.map((file) => (
          <FileRow key={file.id} {...props} file={file} />
        ))}
      </tbody>
    </table>
  );
}

interface FileRowProps extends ContractFilesProps {
  readonly file: Application['ContractDocument'][number];
}

function FileRow({ file, contract, phrases, page: { language }, onEnd }: FileRowProps) {
  const download = useFileDownload({ file, language, onEnd });
  const numbers = [
    [phrases.tracker_cic, contract.CICNumber || contract.CIC],
    [phrases.tracker_dossier, contract.DossierNumber],
  ] as const;
  return (
    <tr {...(download.hasFailed && { 'data-failed': '' })}>
      <th scope="row">
        <Icon name="bill" />
        <span>
          <bdi>{download.name}</bdi>
          <span role="alert">
            {download.hasFailed && (
              <small>
                <Icon name="alert" /> {phrases.tracker_download_failed}
              </small>
            )}
          </span>
        </span>
      </th>
      {numbers.map(([label, value]) => (
        <td key={label} data-label={label}>
          <bdo dir="ltr">{localDigits(value, language)}</bdo>
        </td>
      ))}
      {awaitsApproval(contract) && (
        <td data-label={phrases.tracker_due}>
          {contract.ExpirationDate !== '' && formatDayOrError(contract.ExpirationDate, language)}
        </td>
      )}
      <td>
        <DownloadButton download={download} phrases={phrases} />
      </td>
    </tr>
  );
}

const DownloadButton = ({ download, phrases }: Pick<FileRowProps, 'phrases'> & { readonly download: FileDownload }) => (
  <Button
    kind={download.hasFailed ? 'line' : 'soft'}
    size="sm"
    iconStart="download"
    busy={download.isBusy}
    onClick={() => void download.start()}
  >
    {download.hasFailed ? phrases.tracker_download_again : phrases.tracker_download}{' '}
    <VisuallyHidden>{download.name}</VisuallyHidden>
  </Button>
);
