// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, success } from '#sitecore/contracts/result.ts';
import { callService } from '#src/services/call-service.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { openWithoutScripts } from '#tests/support/without-scripts.ts';
import { fixtures } from './RequestStatus.fixture.ts';

vi.mock('#src/services/call-service.ts', () => ({ callService: vi.fn() }));

const visitor = userEvent.setup();

beforeEach(() => vi.mocked(callService).mockReset());
afterEach(() => {
  document.body.innerHTML = '';
});

/** Enters a request and presses the button. */
async function ask(): Promise<void> {
  await hydrateExample(fixtures.minimal, 'ar');
  await visitor.type(screen.getByRole('textbox', { name: 'request_status_number' }), ' EN-2026-000001 ');
  await visitor.type(screen.getByRole('textbox', { name: 'request_status_contact' }), '0501234567');
  await visitor.click(screen.getByRole('button', { name: 'request_status_show' }));
}

describe('the status of a request', () => {
  it('is shown with the day and what staff have answered', async () => {
    const submission = {
      reference: 'EN-2026-000001',
      status: 'answered',
      receivedOn: '2026-11-23',
      answer: 'أعدنا المبلغ.',
    };
    vi.mocked(callService).mockResolvedValue(success({ submission }));
    await ask();
    expect(await screen.findByRole('heading', { name: 'request_status_answered' })).toBeTruthy();
    expect(screen.getByText('أعدنا المبلغ.')).toBeTruthy();
    expect(vi.mocked(callService).mock.calls[0]?.[1]).toEqual({ reference: 'EN-2026-000001', contact: '0501234567' });
  });

  it('says so when there is none, when it cannot be shown, and when there were too many tries', async () => {
    vi.mocked(callService).mockResolvedValue(success({ submission: null }));
    await ask();
    expect(await screen.findByText('request_status_none')).toBeTruthy();
    vi.mocked(callService).mockResolvedValue(failure({ kind: 'Unreachable' }));
    await visitor.click(screen.getByRole('button', { name: 'request_status_show' }));
    expect(await screen.findByText('request_status_failed')).toBeTruthy();
    vi.mocked(callService).mockResolvedValue(failure({ kind: 'TooManyRequests', status: 429, body: {} }));
    await visitor.click(screen.getByRole('button', { name: 'request_status_show' }));
    expect(await screen.findByText('request_status_limited')).toBeTruthy();
  });

  it('asks for what is empty, and sends nothing', async () => {
    await hydrateExample(fixtures.minimal, 'ar');
    await visitor.click(screen.getByRole('button', { name: 'request_status_show' }));
    const number = screen.getByRole('textbox', { name: 'request_status_number' });
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(callService).not.toHaveBeenCalled();
  });
});

describe('the status that a browser without scripts has looked up', () => {
  const request = { reference: 'EN-2026-000001', contact: '0501234567' };
  const sent = (
    more: Partial<typeof request> = {},
    posted: Readonly<Record<string, string>> = { posted: 'request-status' },
  ) => openWithoutScripts(fixtures.minimal, 'ar', { form: 'request-status', ...posted, ...request, ...more });
  const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

  it('comes back on the page with the entries, which a post of the page sends', async () => {
    const submission = { reference: request.reference, status: 'working', receivedOn: '2026-11-23', answer: '' };
    vi.mocked(callService).mockResolvedValue(success({ submission }));
    await sent();
    expect(vi.mocked(callService).mock.calls.map(([, entries]) => entries)).toEqual([request]);
    expect(screen.getByRole('heading', { name: 'request_status_working' })).toBeTruthy();
    expect(valueOf('request_status_number')).toBe('EN-2026-000001');
    expect(valueOf('request_status_contact')).toBe('0501234567');
    const { method, action } = screen.getByRole<HTMLButtonElement>('button').form ?? {};
    expect(method).toBe('post');
    expect(action).toMatch(/\?form=request-status#[^?]+$/);
    vi.mocked(callService).mockResolvedValue(success({ submission: null }));
    await sent();
    expect(screen.getByText('request_status_none')).toBeTruthy();
    vi.mocked(callService).mockResolvedValue(failure({ kind: 'Unreachable' }));
    await sent();
    expect(screen.getByText('request_status_failed')).toBeTruthy();
  });

  it('names the entry that is empty, and looks nothing up', async () => {
    await sent({ contact: ' ' });
    const contact = screen.getByRole('textbox', { name: 'request_status_contact' });
    expect(contact.getAttribute('aria-invalid')).toBe('true');
    expect(valueOf('request_status_number')).toBe('EN-2026-000001');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(callService).not.toHaveBeenCalled();
  });

  it('is not that of a number in an address, nor of another form', async () => {
    for (const posted of ['', 'other']) {
      await sent({}, { posted });
      expect(callService).not.toHaveBeenCalled();
      expect(screen.getByRole('status').textContent).toBe('');
      expect(valueOf('request_status_number')).toBe('');
      expect(document.body.innerHTML).not.toContain('0501234567');
    }
  });
});
