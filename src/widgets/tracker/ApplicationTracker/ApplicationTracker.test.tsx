// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { saveFile } from '#src/features/download/save-file.ts';
import { requestPhrase } from '#src/services/phrase.ts';
import { loadApplication } from '#src/services/tracker.server.ts';
import { approve, downloadFile, lookUp, requestOneTimeCode, validateOneTimeCode } from '#src/services/tracker.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { sampleApplication } from '#tests/support/sample-tracker.ts';
import { fixtures } from './ApplicationTracker.fixture.ts';
import { staticProps } from './ApplicationTracker.server.ts';

vi.mock('#src/services/tracker.ts', () => ({
  lookUp: vi.fn(),
  requestOneTimeCode: vi.fn(),
  validateOneTimeCode: vi.fn(),
  approve: vi.fn(),
  downloadFile: vi.fn(),
}));
vi.mock('#src/services/phrase.ts', () => ({ requestPhrase: vi.fn() }));
vi.mock('#src/services/tracker.server.ts', () => ({ loadApplication: vi.fn() }));
vi.mock('#src/features/download/save-file.ts', () => ({ saveFile: vi.fn() }));

const visitor = userEvent.setup();
const sealed = {
  ...sampleApplication,
  CustomerName: 'نورة******عي',
  CICNumber: 'sealed-cic',
  DossierNumber: 'sealed-dn',
  CIC: 'sealed-cic',
  ContractDocument: [],
};
const refused = (code: string, message = '') => failure({ kind: 'refused' as const, code, message });

beforeEach(() => {
  vi.mocked(loadApplication).mockResolvedValue(success(sealed));
  vi.mocked(requestOneTimeCode).mockResolvedValue(success({}));
  vi.mocked(validateOneTimeCode).mockResolvedValue(success(sampleApplication));
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const title = () => screen.getByRole('heading', { level: 1 });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'tracker_code' });
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
const open = (r = 'RK-1') => hydrateExample(fixtures.full, 'ar', r === '' ? {} : { r });
const openContract = () => visitor.click(screen.getByRole('link', { name: 'tracker_view_contract' }));

/** Opens the contract with a right code. */
async function verified(contract: Partial<typeof sampleApplication> = {}): Promise<void> {
  vi.mocked(validateOneTimeCode).mockResolvedValue(success({ ...sampleApplication, ...contract }));
  await open();
  await openContract();
  await visitor.type(code(), '4071');
  await press('tracker_verify');
  await waitFor(() => expect(title().textContent).toBe('tracker_contract_title'));
}

describe('the status', () => {
  it('is that of r; without r there is no call and a card names the link', async () => {
    await open('');
    expect(loadApplication).not.toHaveBeenCalled();
    expect(title().textContent).toBe('tracker_no_link');
    expect(screen.getByRole('alert').textContent).toBe('tracker_no_link_help');
    vi.mocked(lookUp).mockResolvedValue(success(sealed));
    await visitor.type(screen.getByRole('textbox', { name: 'tracker_request_number' }), ' RK-2{Enter}');
    await waitFor(() => expect(title().textContent).toContain('tracker_greeting'));
    expect(vi.mocked(lookUp).mock.calls[0]?.[0]).toBe('RK-2');
    expect(location.search).toBe('?r=RK-2');
    history.replaceState(null, '', '/');
  });

  it('has the masked name, number and product, the date, and the latest stage', async () => {
    await open();
    expect(title().textContent).toBe('tracker_greeting نورة******عي');
    const now = screen.getByRole('region', { name: 'tracker_now' });
    expect(now.textContent).toContain('العقد جاهزراجع العقد ووافق عليه.');
    expect(screen.getByText('tracker_updated').nextSibling?.textContent).toBe('١٨ نوفمبر ٢٠٢٦');
    expect(screen.getAllByRole('time').map(({ textContent }) => textContent)).toHaveLength(3);
  });

  it.each([
    [1, 1],
    [2, 1],
    [null, 0],
  ] as const)('leads to the contract with action type 1 or 2: %s', async (ActionType, links) => {
    vi.mocked(loadApplication).mockResolvedValue(success({ ...sealed, ActionType }));
    await open();
    expect(screen.queryAllByRole('link', { name: 'tracker_view_contract' })).toHaveLength(links);
  });

  it('TRACK-36 that failed has the text of its code, else the general one; going back loads it again', async () => {
    vi.mocked(loadApplication).mockResolvedValue(refused('404'));
    await open();
    // Here each phrase is its key, which is what a missing translation looks like.
    expect(screen.getByRole('alert').textContent).toBe('Tracke-genral-error');
    let respond: (value: ReturnType<typeof success<typeof sealed>>) => void = () => undefined;
    vi.mocked(lookUp).mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await visitor.click(screen.getByRole('link', { name: 'Tracker-Go-Back' }));
    expect(screen.getByRole('status').textContent).toBe('tracker_loading');
    act(() => respond(success(sealed)));
    await waitFor(() => expect(title().textContent).toContain('نورة'));
    expect(document.activeElement).toBe(title());
  });

  it('has the dictionary’s text of a code of the bank’s own, else the general one', async () => {
    vi.mocked(loadApplication).mockResolvedValue(refused('17'));
    vi.mocked(requestPhrase).mockResolvedValue(undefined);
    await open();
    expect(screen.getByRole('alert').textContent).toBe('Tracke-genral-error');
    document.body.innerHTML = '';
    vi.mocked(requestPhrase).mockResolvedValue('أُغلق الطلب');
    await open();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('أُغلق الطلب'));
    expect(vi.mocked(requestPhrase).mock.lastCall?.slice(0, 2)).toEqual(['Tracker-17', 'ar']);
  });

  it('TRACK-37 shows the message of an error of the network', async () => {
    vi.mocked(loadApplication).mockResolvedValue(refused('503'));
    await open();
    vi.mocked(lookUp).mockResolvedValue(failure({ kind: 'network', message: 'Failed to fetch' }));
    await visitor.click(screen.getByRole('link', { name: 'Tracker-Go-Back' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to fetch'));
  });
});

describe('the code', () => {
  it('is requested once at each entry; going back clears it and its errors', async () => {
    await open();
    await openContract();
    expect(requestOneTimeCode).toHaveBeenCalledTimes(1);
    expect(vi.mocked(requestOneTimeCode).mock.calls[0]?.[0]).toEqual({ cic: 'sealed-cic', dn: 'sealed-dn' });
    expect(document.activeElement).toBe(title());
    await visitor.type(code(), '12');
    await press('tracker_verify');
    await press('Tracker-Go-Back');
    expect(title().textContent).toContain('tracker_greeting');
    await openContract();
    expect(requestOneTimeCode).toHaveBeenCalledTimes(2);
    expect(code().value).toBe('');
    expect(screen.queryByText('please_enter_otp')).toBeNull();
  });

  it('is not requested without the numbers of the application', async () => {
    vi.mocked(loadApplication).mockResolvedValue(success({ ...sealed, DossierNumber: '' }));
    await open();
    await openContract();
    expect(screen.getByRole('alert').textContent).toContain('Tracke-genral-error');
    expect(requestOneTimeCode).not.toHaveBeenCalled();
  });

  it('TRACK-18 sends nothing with fewer than four digits: the field has the focus and its error', async () => {
    await open();
    await openContract();
    await visitor.type(code(), '407');
    await press('tracker_verify');
    expect(validateOneTimeCode).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(code().getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('please_enter_otp');
    expect(error?.closest('[aria-live]')).not.toBeNull();
    expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'one-time-code']);
  });

  it('TRACK-19 takes four digits of any kind, shows each in a box and sends them without spaces', async () => {
    await open();
    await openContract();
    await visitor.click(code());
    await visitor.paste('٤٠ ٧١ ٩');
    expect(code().value).toBe('4071');
    const boxes = [...(code().parentElement?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent);
    expect(boxes).toEqual(['٤', '٠', '٧', '١']);
    expect(code().parentElement?.dir).toBe('ltr');
    await press('tracker_verify');
    const [entered] = vi.mocked(validateOneTimeCode).mock.calls[0] ?? [];
    expect(entered).toEqual({ cic: 'sealed-cic', dn: 'sealed-dn', type: 1, otp: '4071' });
  });

  it.each([
    [refused('429', 'انتظر'), 'انتظر'],
    [refused('500'), 'Tracke-genral-error'],
    [failure({ kind: 'network' as const, message: 'Failed to fetch' }), 'Tracke-genral-error'],
  ])('TRACK-38 that was not sent has its reason, and only the way back', async (result, text) => {
    vi.mocked(requestOneTimeCode).mockResolvedValue(result);
    await open();
    await openContract();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tracker-Go-Back']);
  });

  it.each([
    [refused('403', 'الرمز غير صحيح'), 'الرمز غير صحيح'],
    [refused('500'), 'Tracker-Something-went-wrong'],
  ])('TRACK-39 that is not right has its reason and stays', async (result, text) => {
    vi.mocked(validateOneTimeCode).mockResolvedValue(result);
    await open();
    await openContract();
    await visitor.type(code(), '4071');
    await press('tracker_verify');
    expect(await screen.findByText(text)).toBeTruthy();
    expect([title().textContent, code().value]).toEqual(['tracker_code_title', '4071']);
  });
});

describe('the contract', () => {
  it('has a row for each file with CIC, dossier and, to approve, the due date', async () => {
    await verified();
    const [head, first] = screen.getAllByRole('row');
    expect(within(head ?? document.body).getAllByRole('columnheader')).toHaveLength(5);
    expect(first?.textContent).toContain('contract.pdf٤٤٧١٢٠٩٢٠٢٦-٨٨٣١٢ ديسمبر ٢٠٢٦');
    document.body.innerHTML = '';
    await verified({ ActionType: 2, CICNumber: '' });
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('٤٤٧١٢٠٩');
    expect(screen.queryByRole('button', { name: 'tracker_approve' })).toBeNull();
  });

  it('TRACK-32 an approval that fails says so and can be tried again', async () => {
    await verified();
    vi.mocked(approve).mockResolvedValue('failed');
    await press('tracker_approve');
    expect(await screen.findByText('Error-during-approval')).toBeTruthy();
    expect(vi.mocked(approve).mock.calls[0]?.[0]).toEqual({ cic: '4471209', dn: '2026-8831' });
    vi.mocked(approve).mockResolvedValue('approved');
    await press('tracker_approve');
    expect(await screen.findByText('tracker_approved')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('tracker_approved');
    expect(screen.queryByRole('button', { name: 'tracker_approve' })).toBeNull();
    expect(screen.queryByText('Error-during-approval')).toBeNull();
  });

  it('an approval is sent once while it runs', async () => {
    await verified();
    vi.mocked(approve).mockReturnValue(new Promise(() => undefined));
    await press('tracker_approve');
    await press('tracker_approve');
    expect(approve).toHaveBeenCalledTimes(1);
  });

  it('TRACK-40 a file is saved under its name; one that fails marks its row until the next attempt', async () => {
    await verified({
      ContractDocument: [
        { name: '', id: 'a' },
        { name: 'b.pdf', id: 'b' },
      ],
    });
    vi.mocked(downloadFile).mockResolvedValue(failure('failed'));
    await press('tracker_download document.pdf');
    const rows = () => screen.getAllByRole('row').slice(1);
    await waitFor(() => expect(rows()[0]?.textContent).toContain('tracker_download_failed'));
    expect(rows().map((row) => row.hasAttribute('data-failed'))).toEqual([true, false]);
    const file = new Blob(['%PDF']);
    vi.mocked(downloadFile).mockResolvedValue(success(file));
    await press('tracker_download_again document.pdf');
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, 'document.pdf'));
    expect(rows().map((row) => row.hasAttribute('data-failed'))).toEqual([false, false]);
  });

  it('TRACK-41 without files says so, and has nothing to approve', async () => {
    await verified({ ContractDocument: [] });
    expect(screen.getByRole('heading', { name: 'Tracker-No-contract' })).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tracker-Go-Back']);
  });

  it('TRACK-24 closes when the page is left and when its session has ended', async () => {
    await verified();
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(title().textContent).toContain('tracker_greeting');
    document.body.innerHTML = '';
    await verified();
    vi.mocked(downloadFile).mockResolvedValue(failure('sessionEnded'));
    await press('tracker_download contract.pdf');
    await waitFor(() => expect(title().textContent).toContain('tracker_greeting'));
    expect(screen.getByRole('alert').textContent).toContain('tracker_ended');
  });

  it('says two minutes before its end that the session ends, and offers to verify again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await verified();
    act(() => void vi.advanceTimersByTime(479_000));
    expect(screen.queryByText('tracker_ending')).toBeNull();
    act(() => void vi.advanceTimersByTime(1_500));
    expect(screen.getByText('tracker_ending').closest('[role=alert]')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(120_000));
    expect(title().textContent).toContain('tracker_greeting');
    expect(screen.getByText('tracker_ended')).toBeTruthy();
    await openContract();
    expect(requestOneTimeCode).toHaveBeenCalledTimes(2);
  });
});

it('the server loads the status of r, trimmed', async () => {
  const page: PageFacts = { language: 'ar', path: '/help/track', state: 'normal', servicesHost: '' };
  expect(await staticProps(undefined, page, { r: ' ' })).toEqual({ requestNumber: '', lookup: undefined });
  expect(await staticProps(undefined, page, { r: ' RK-1 ' })).toEqual({
    requestNumber: 'RK-1',
    lookup: success(sealed),
  });
  expect(loadApplication).toHaveBeenCalledWith('RK-1', page);
});
