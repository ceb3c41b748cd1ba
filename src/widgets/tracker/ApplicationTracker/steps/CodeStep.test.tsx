// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import { loadApplication } from '#src/services/tracker.server.ts';
import { requestOneTimeCode, validateOneTimeCode } from '#src/services/tracker.ts';
import {
  code,
  mockTrackerBank,
  open,
  openContract,
  press,
  refused,
  sealed,
  title,
  visitor,
} from '#tests/support/tracker-visitor.ts';

vi.mock('#src/services/tracker.ts');
vi.mock('#src/services/phrase.ts');
vi.mock('#src/services/tracker.server.ts');
vi.mock('#src/features/download/save-file.ts');

mockTrackerBank();

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
    expect(screen.queryByText('tracker_code_lead')).toBeNull();
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
