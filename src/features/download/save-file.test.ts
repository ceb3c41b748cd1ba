// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { pdfName, saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('DL-03 a file is saved under its name from the page, and its address is released afterwards', () => {
  vi.useFakeTimers();
  const revoked: string[] = [];
  const createObjectURL = vi.fn(() => 'blob:file');
  vi.stubGlobal('URL', { createObjectURL, revokeObjectURL: (url: string) => revoked.push(url) });
  const clicked: (string | null)[] = [];
  document.addEventListener(
    'click',
    (event) => {
      // jsdom does not save files.
      event.preventDefault();
      const { target } = event;
      if (target instanceof HTMLAnchorElement) clicked.push(target.getAttribute('href'), target.download);
    },
    { once: true },
  );
  const file = new Blob(['%PDF']);
  saveFile(file, 'شهادة.pdf');
  expect(createObjectURL).toHaveBeenCalledWith(file);
  expect(clicked).toEqual(['blob:file', 'شهادة.pdf']);
  expect(document.querySelector('a')).toBeNull();
  expect(revoked).toEqual([]);
  // A browser begins after the click, some once the visitor has agreed.
  vi.advanceTimersByTime(5_000);
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual(['blob:file']);
});

it('EDOC-15 the name of a document’s file ends with .pdf once', () => {
  expect(['letter', 'letter.pdf', 'letter.PDF', 'letter.pdf.x'].map(pdfName)).toEqual([
    'letter.pdf',
    'letter.pdf',
    'letter.PDF',
    'letter.pdf.x.pdf',
  ]);
});
