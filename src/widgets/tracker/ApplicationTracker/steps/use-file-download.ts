import { useState } from 'react';
import type { Application } from '#sitecore/contracts/tracker.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { saveFile } from '#src/features/download/save-file.ts';
import { downloadFile } from '#src/services/tracker.ts';

/** Name of a file that has none. */
const DEFAULT_NAME = 'document.pdf';

interface FileDownloadInput {
  readonly file: Application['ContractDocument'][number];
  readonly language: Language;
  readonly onEnd: () => void;
}

export interface FileDownload {
  readonly name: string;
  readonly isBusy: boolean;
  /** The last attempt has. */
  readonly hasFailed: boolean;
  readonly start: () => Promise<void>;
}

/** Returns the download of a file, which is saved under its name from the page. */
export function useFileDownload({ file, language, onEnd }: FileDownloadInput): FileDownload {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const name = file.name || DEFAULT_NAME;
  const start = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    const result = await downloadFile(file, { language });
    setBusy(false);
    if (result.ok) saveFile(result.value, name);
    else if (result.failure === 'sessionEnded') onEnd();
    else setFailed(true);
  };
  return { name, isBusy, hasFailed, start };
}
