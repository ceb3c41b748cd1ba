const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

const PDF = ascii('%PDF-');
const PNG = ascii('\x89PNG\r\n\x1a\n');
const JPEG = ascii('\xff\xd8\xff');
const ZIP = ascii('PK\x03\x04');

const startsWith = (bytes: Buffer, start: Buffer, at = 0): boolean =>
  bytes.subarray(at, at + start.length).equals(start);

/** Documents of Office are archives with a list of their parts and a folder of their kind. */
const isOffice = (bytes: Buffer, folder: string): boolean =>
  startsWith(bytes, ZIP) && bytes.includes('[Content_Types].xml') && bytes.includes(folder);

/** Kinds of files by content, each with its extensions and media type. */
const KINDS: readonly {
  readonly extensions: readonly string[];
  readonly type: string;
  readonly matches: (bytes: Buffer) => boolean;
}[] = [
  { extensions: ['.pdf'], type: 'application/pdf', matches: (bytes) => startsWith(bytes, PDF) },
  { extensions: ['.png'], type: 'image/png', matches: (bytes) => startsWith(bytes, PNG) },
  { extensions: ['.jpg', '.jpeg'], type: 'image/jpeg', matches: (bytes) => startsWith(bytes, JPEG) },
  {
    extensions: ['.webp'],
    type: 'image/webp',
    matches: (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8),
  },
  {
    extensions: ['.docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matches: (bytes) => isOffice(bytes, 'word/'),
  },
  {
    extensions: ['.xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    matches: (bytes) => isOffice(bytes, 'xl/'),
  },
  { extensions: ['.txt'], type: 'text/plain', matches: isText },
];

/** Returns true for UTF-8 without control characters other than those of lines. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\f\r])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** Returns the media type of a file whose content is of the kind that its extension says; undefined for any other. */
export const typeOfFile = (extension: string, bytes: Uint8Array): string | undefined =>
  KINDS.find(({ extensions, matches }) => extensions.includes(extension) && matches(Buffer.from(bytes)))?.type;

/** Returns the extension of a name in lower case with its dot; "" without one. */
export const extensionOf = (name: string): string => /\.[a-z0-9]{1,8}$/.exec(name.toLowerCase())?.[0] ?? '';

const MAX_NAME = 100;

/** Returns a name that is safe in a header, a folder and a table: letters, digits, spaces, dots and hyphens. */
export function safeName(name: string): string {
  const extension = extensionOf(name);
  const [base = ''] = name.toWellFormed().split(/[\\/]/).slice(-1);
  const stem = base.slice(0, base.length - extension.length).normalize('NFC');
  const clean = stem.replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '_').replace(/^[\s_-]+|[\s_-]+$/g, '');
  return `${clean.slice(0, MAX_NAME) || 'file'}${extension}`;
}
