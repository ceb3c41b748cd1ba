// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import { saveFile } from '#src/features/download/save-file.ts';
import { approve, downloadFile, lookUp, requestOneTimeCode } from '#src/services/tracker.ts';
import { mockTrackerBank, openContract, press, sealed, title, verified } from '#tests/support/tracker-visitor.ts';

vi.mock('#src/services/tracker.ts');
vi.mock('#src/services/phrase.ts');
vi.mock('#src/services/tracker.server.ts');
vi.mock('#src/features/download/save-file.ts');

mockTrackerBank();

describe('the contract', () => {
  it('has a row for each file with CIC, dossier and, to approve, the due date', async () => {
    await verified();
    const [head, first] = screen.getAllByRole('row');
    expect(within(head ?? document.body).getAllByRole('columnheader')).toHaveLength(5);
    expect(first?.textContent).toContain('contract.pdf٤٤٧١٢٠٩٢٠٢٦-٨٨٣١٢ ديسمبر ٢١٢٦');
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

  it('has the reason in the place of the approval once its last day is over', async () => {
    await verified({ ExpirationDate: '2026-11-02' });
    expect(screen.queryByRole('button', { name: 'tracker_approve' })).toBeNull();
    expect(screen.getByText('tracker_overdue').closest('[role=alert], section')).not.toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Tracker-Go-Back');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('once approved asks for no approval, neither here nor in the status, which is loaded again', async () => {
    await verified();
    vi.mocked(approve).mockResolvedValue('approved');
    await press('tracker_approve');
    expect(await screen.findByText('tracker_approved')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'tracker_due' })).toBeNull();
    const approved = { UpdatedDate: '2026-11-30', Status: 'وافقت على العقد', Clarification: 'سجّلنا موافقتك.' };
    vi.mocked(lookUp).mockResolvedValue(success({ ...sealed, ApplicationHistoryList: [approved] }));
    await press('Tracker-Go-Back');
    const now = await screen.findByRole('region', { name: 'tracker_now' });
    expect(now.textContent).toContain('وافقت على العقد');
    expect(now.textContent).not.toContain('راجع العقد ووافق عليه.');
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
