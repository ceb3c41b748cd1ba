// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { passCaptcha } from '#src/features/captcha/pass-captcha.ts';
import { pdfName, saveFile } from '#src/features/download/save-file.ts';
import { checkDocument } from '#src/services/documents.server.ts';
import { downloadDocument, requestDocument } from '#src/services/documents.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { unknownDocument, validDocument } from '#tests/support/sample-documents.ts';
import { fixtures } from './DocumentCheck.fixture.ts';
import { staticProps } from './DocumentCheck.server.ts';

vi.mock('#src/services/documents.ts', () => ({ requestDocument: vi.fn(), downloadDocument: vi.fn() }));
vi.mock('#src/services/documents.server.ts', () => ({
  loadDocumentForm: vi.fn(() => Promise.resolve({ stamp: 'stamp', siteKey: '' })),
  checkDocument: vi.fn(),
}));
vi.mock('#src/features/captcha/pass-captcha.ts', () => ({ passCaptcha: vi.fn() }));
vi.mock('#src/features/download/save-file.ts', async (actual) => ({ ...(await actual<object>()), saveFile: vi.fn() }));

const check = vi.mocked(requestDocument);
const download = vi.mocked(downloadDocument);
const pass = vi.mocked(passCaptcha);
const visitor = userEvent.setup();

beforeEach(() => {
  pass.mockResolvedValue({ token: 'passed', responseText: 'true' });
  check.mockResolvedValue(success(validDocument));
});

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const nationalId = () => box('document_national_id');
const reference = () => box('document_reference');
const submit = () => visitor.click(screen.getByRole('button', { name: 'document_check' }));
const result = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const downloadButton = () => screen.queryByRole('button', { name: 'document_download' });

/** Opens the check, enters two numbers and sends them. */
async function checked(): Promise<void> {
  await hydrateExample(fixtures.full, 'ar');
  await visitor.type(nationalId(), '1000000001');
  await visitor.type(reference(), '8804127730');
  await submit();
}

describe('the check of a document', () => {
  it('has a field for each number and a button', async () => {
    await hydrateExample(fixtures.full, 'ar');
    expect([nationalId().value, reference().value]).toEqual(['', '']);
    expect(screen.getByRole('button', { name: 'document_check' })).toBeTruthy();
    expect(downloadButton()).toBeNull();
  });

  it('EDOC-03 sends nothing and requests no captcha while a field is invalid; both show their errors', async () => {
    await hydrateExample(fixtures.full, 'ar');
    await submit();
    expect(screen.getByText('NationalId_Validation_01')).toBeTruthy();
    expect(screen.getByText('ReferenceNo_Validation_01')).toBeTruthy();
    expect(document.activeElement).toBe(nationalId());
    expect(nationalId().getAttribute('aria-invalid')).toBe('true');
    await visitor.type(nationalId(), '1');
    await submit();
    expect(document.activeElement).toBe(reference());
    expect(check).not.toHaveBeenCalled();
    expect(pass).not.toHaveBeenCalled();
  });

  it('filters what is typed and pasted', async () => {
    await hydrateExample(fixtures.full, 'ar');
    await visitor.type(nationalId(), '١٠-A ه2');
    await visitor.click(reference());
    await visitor.paste('رقم ٨٨٠٤-١٢٧٧٣٠٩٩');
    expect([nationalId().value, reference().value]).toEqual(['10A2', '8804127730']);
  });

  it('offers the download once a check returned a file name, and hides it after one without', async () => {
    await checked();
    await waitFor(() => expect(downloadButton()).toBeTruthy());
    expect(check).toHaveBeenCalledWith(
      { nationalId: '1000000001', referenceNumber: '8804127730', captchaToken: 'passed' },
      { host: '', language: 'ar' },
    );
    expect(result()).toContain('letter-8804.pdf');
    check.mockResolvedValue(success(unknownDocument));
    await submit();
    expect(await screen.findByText('document_unknown')).toBeTruthy();
    expect(downloadButton()).toBeNull();
    check.mockResolvedValue(success({ ...unknownDocument, status: 'expired' }));
    await submit();
    expect(await screen.findByText('document_expired')).toBeTruthy();
  });

  it('EDOC-16 only logs a failed check, without the numbers; results stay and the button is ready again', async () => {
    await checked();
    await waitFor(() => expect(downloadButton()).toBeTruthy());
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    check.mockResolvedValue(failure({ kind: 'Failed', status: 500, body: '1000000001' }));
    await submit();
    await waitFor(() => expect(logged).toHaveBeenCalledWith('DocumentCheck: Failed 500'));
    expect(downloadButton()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'document_check' }).ariaBusy).not.toBe('true');
  });

  it('names the numbers that were checked, also once others are in the fields', async () => {
    await checked();
    await screen.findByText('document_valid');
    const numbers = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'document_national_id',
      'document_reference',
    ]);
    expect(numbers()).toEqual(['1000000001', '8804127730']);
    await visitor.clear(reference());
    await visitor.type(reference(), '8804127739');
    expect(numbers()).toEqual(['1000000001', '8804127730']);
  });

  it.each([503, 429, 400])(
    'says beside the results that a check has failed with %i, until the next one',
    async (status) => {
      await checked();
      await waitFor(() => expect(downloadButton()).toBeTruthy());
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      check.mockResolvedValue(failure({ kind: 'Failed', status, body: '' }));
      await submit();
      expect((await screen.findByText('document_not_checked')).parentElement?.getAttribute('role')).toBe('status');
      expect(downloadButton()).toBeTruthy();
      check.mockResolvedValue(success(validDocument));
      await submit();
      await waitFor(() => expect(screen.queryByText('document_not_checked')).toBeNull());
    },
  );

  it('EDOC-17 saves the file under its name; a failed download has its text below the button', async () => {
    await checked();
    await waitFor(() => expect(downloadButton()).toBeTruthy());
    const file = new Blob(['%PDF']);
    download.mockResolvedValue(success(file));
    await visitor.click(downloadButton() ?? document.body);
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, pdfName(validDocument.fileName)));
    expect(download).toHaveBeenCalledWith(
      { fileNetId: 'file-1', bearerToken: 'token' },
      { host: '', language: 'ar', failed: 'document_download_failed' },
    );
    download.mockResolvedValue(failure('انتهت مدة التنزيل'));
    await visitor.click(downloadButton() ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toBe('انتهت مدة التنزيل');
    expect(saveFile).toHaveBeenCalledTimes(1);
  });
});

describe('the check without scripts', () => {
  const PAGE: PageFacts = { language: 'ar', path: '/help/document-check', state: 'normal', servicesHost: '' };
  const QUERY = {
    form: 'document',
    posted: 'document',
    NationalId: '١٠٠٠٠٠٠٠٠١',
    DocumentRefNo: '8804127730',
    stamp: 's',
    trap: '',
  };

  it('is sent with stamp and trap, Arabic digits converted', async () => {
    vi.mocked(checkDocument).mockResolvedValue(validDocument);
    const { response, values } = await staticProps(undefined, PAGE, QUERY);
    expect(response).toEqual(validDocument);
    expect(values.nationalId).toBe('1000000001');
    const sent = { nationalId: '1000000001', referenceNumber: '8804127730', stamp: 's', trap: '' };
    expect(checkDocument).toHaveBeenCalledWith(sent, PAGE);
  });

  it('says that a check has failed, in a status, and not that of values which were not sent', async () => {
    vi.mocked(checkDocument).mockResolvedValue(undefined);
    await hydrateExample(fixtures.full, 'ar', QUERY);
    expect(screen.getByText('document_not_checked').parentElement?.getAttribute('role')).toBe('status');
    await hydrateExample(fixtures.full, 'ar', { ...QUERY, NationalId: '' });
    expect(screen.getByText('NationalId_Validation_01')).toBeTruthy();
    expect(screen.queryByText('document_not_checked')).toBeNull();
  });

  it('sends no value with other characters, and none without a submit', async () => {
    const wrong = await staticProps(undefined, PAGE, { ...QUERY, NationalId: '10+3' });
    expect([wrong.response, wrong.isSubmitted]).toEqual([undefined, true]);
    await staticProps(undefined, PAGE, {});
    await staticProps(undefined, PAGE, { ...QUERY, posted: '' });
    expect(checkDocument).not.toHaveBeenCalled();
  });

  it('fills in the reference of a QR code', async () => {
    const { values } = await staticProps(undefined, PAGE, { reference: '8804-127730<b>' });
    expect(values).toEqual({ nationalId: '', referenceNo: '8804127730' });
  });
});
