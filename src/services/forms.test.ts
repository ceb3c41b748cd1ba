import { afterEach, describe, expect, it, vi } from 'vitest';
import { readResult, sendForm } from './forms.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('sendForm', () => {
  it('CAPT-07 posts the entries to the endpoint and waits for 60 seconds at most', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(Response.json({ success: true })),
    );
    vi.stubGlobal('fetch', fetched);
    const entries = new FormData();
    entries.set('name', 'نورة');
    const result = await sendForm(entries, '/api/jss/formbuilder?fxb.FormItemId=a');
    expect(result.ok && result.value.success).toBe(true);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual(['/api/jss/formbuilder?fxb.FormItemId=a', 'POST', entries]);
    expect(timeout).toHaveBeenCalledWith(60_000);
  });

  it('waits for three minutes when files are sent, which take long over a slow line', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true })));
    const entries = new FormData();
    entries.set('photo', new File([], ''));
    await sendForm(entries, '/api/jss/formbuilder');
    entries.set('photo', new File(['…'], 'card.jpg'));
    await sendForm(entries, '/api/jss/formbuilder');
    expect(timeout.mock.calls.flat()).toEqual([60_000, 180_000]);
  });

  it.each([
    ['a network that fails', () => Promise.reject(new TypeError('failed'))],
    ['a page in place of JSON', () => Promise.resolve(new Response('<!doctype html>'))],
    ['a server error', () => Promise.resolve(Response.json({ success: false }, { status: 500 }))],
  ])('does not know what became of a form after %s', async (_, respond) => {
    vi.stubGlobal('fetch', respond);
    expect(await sendForm(new FormData(), '/')).toEqual({ ok: false, failure: { kind: 'NotSent' } });
  });
});

describe('readResult', () => {
  it('returns the messages of a refusal', () => {
    const refused = readResult(403, { success: false, errors: ['مرفوض'] });
    expect(!refused.ok && refused.failure.kind === 'Refused' && refused.failure.response?.errors).toEqual(['مرفوض']);
  });
});
