/** Milliseconds after which a download has begun, on a slow phone too. */
const BEGUN_MS = 40_000;

/** Saves a file from the page under a name, without leaving it; the address of the file is released afterwards. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file some time after the click: some begin only when the visitor has agreed.
  setTimeout(() => URL.revokeObjectURL(url), BEGUN_MS);
}

/** Returns a name that ends with the extension of PDF files, once. */
export const pdfName = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`);
