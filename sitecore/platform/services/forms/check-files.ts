import type { Language } from '#sitecore/definitions/language.ts';
import { validationMessage } from '#sitecore/rules/forms/check-field.ts';
import type { FileBounds, FormField } from '#sitecore/rules/forms/form-model.ts';
import { extensionOf, safeName, typeOfFile } from './file-kinds.ts';
import { FILE_TEXTS } from './form-texts.ts';
import type { ScanFile } from './scan-file.ts';

/** A file that has passed all checks. */
export interface AcceptedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Files of a field that were accepted, or the messages of those that were not. */
export interface CheckedFiles {
  readonly accepted: readonly AcceptedFile[];
  readonly messages: readonly string[];
}

const MEGABYTE = 1_048_576;

/** Checks the files of a field: count, size, extension, the kind by content, and malware. */
export async function checkFiles(
  field: FormField,
  files: readonly File[],
  {
    isRequired,
    language,
    scan,
  }: { readonly isRequired: boolean; readonly language: Language; readonly scan: ScanFile },
): Promise<CheckedFiles> {
  const refused = (...messages: readonly string[]): CheckedFiles => ({ accepted: [], messages });
  const message = (validator: 'required' | 'fileCount', ...bounds: readonly string[]) =>
    validationMessage(field, { validator, bounds });
  const bounds = field.files ?? NO_FILES;
  if (files.length === 0) return isRequired ? refused(message('required')) : refused();
  if (files.length > bounds.maxCount) return refused(message('fileCount', `${bounds.maxCount}`));
  const messages = files.flatMap((file) => refusalOf(file, field, bounds, language) ?? []);
  if (messages.length > 0) return refused(...messages);
  return readFiles(field, files, language, scan);
}

const NO_FILES: FileBounds = { maxCount: 0, maxBytes: 0, extensions: [] };

const fileText = (kind: keyof typeof FILE_TEXTS, language: Language, name: string): string =>
  FILE_TEXTS[kind][language].replace('{0}', safeName(name));

function refusalOf(
  { name, size }: File,
  field: FormField,
  { maxBytes, extensions }: FileBounds,
  language: Language,
): string | undefined {
  if (size === 0) return fileText('empty', language, name);
  if (size > maxBytes) return validationMessage(field, { validator: 'fileSize', bounds: [`${maxBytes / MEGABYTE}`] });
  if (extensions.includes(extensionOf(name))) return undefined;
  return validationMessage(field, { validator: 'fileType', bounds: [extensions.join(' ')] });
}

async function readFiles(
  field: FormField,
  files: readonly File[],
  language: Language,
  scan: ScanFile,
): Promise<CheckedFiles> {
  const accepted: AcceptedFile[] = [];
  const messages: string[] = [];
  for (const file of files) {
    const bytes = await file.bytes();
    const type = typeOfFile(extensionOf(file.name), bytes);
    const isClean = await scan(bytes);
    if (!isClean) messages.push(fileText('infected', language, file.name));
    else if (type === undefined) messages.push(fileText('otherKind', language, file.name));
    else accepted.push({ field: field.name, name: safeName(file.name), type, bytes });
  }
  return messages.length > 0 ? { accepted: [], messages } : { accepted, messages };
}
