// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import { requestPhrase } from '#src/services/phrase.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { loadApplication } from '#src/services/tracker.server.ts';
import { lookUp } from '#src/services/tracker.ts';
import { mockTrackerBank, open, refused, sealed, title, visitor } from '#tests/support/tracker-visitor.ts';
import { staticProps } from './ApplicationTracker.server.ts';

vi.mock('#src/services/tracker.ts');
vi.mock('#src/services/phrase.ts');
vi.mock('#src/services/tracker.server.ts');
vi.mock('#src/features/download/save-file.ts');

mockTrackerBank();

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
    expect(location.search).toBe('');
    await open('');
    await waitFor(() => expect(vi.mocked(lookUp).mock.calls.map(([number]) => number)).toEqual(['RK-2', 'RK-2']));
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
    await visitor.click(screen.getByRole('button', { name: 'Tracker-Go-Back' }));
    expect(screen.getByRole('status').textContent).toBe('tracker_loading');
    act(() => respond(success(sealed)));
    await waitFor(() => expect(title().textContent).toContain('نورة'));
    await waitFor(() => expect(document.activeElement).toBe(title()));
  });

  it.each(['404', '400'])('that failed with %s has the number to correct in place', async (code) => {
    vi.mocked(loadApplication).mockResolvedValue(refused(code));
    await open('RK-l');
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'tracker_request_number' });
    expect(number.value).toBe('RK-l');
    vi.mocked(lookUp).mockResolvedValue(success(sealed));
    await visitor.clear(number);
    await visitor.type(number, 'RK-1{Enter}');
    await waitFor(() => expect(title().textContent).toContain('tracker_greeting'));
    expect(vi.mocked(lookUp).mock.lastCall?.[0]).toBe('RK-1');
  });

  it('without a number says that it is missing, in the language of the page, where the browser would say so in its own', async () => {
    await open('');
    const number = screen.getByRole('textbox', { name: 'tracker_request_number' });
    await visitor.type(number, ' {Enter}');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('tracker_number_missing').id).toBe(number.getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(number);
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('that failed for another reason has no number to correct', async () => {
    vi.mocked(loadApplication).mockResolvedValue(refused('429'));
    await open();
    expect(screen.getByRole('button', { name: 'Tracker-Go-Back' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
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
    await visitor.click(screen.getByRole('button', { name: 'Tracker-Go-Back' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to fetch'));
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
