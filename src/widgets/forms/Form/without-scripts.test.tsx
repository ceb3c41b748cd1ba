// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { BuilderResponse } from '#sitecore/contracts/form-builder.ts';
import { success } from '#sitecore/contracts/result.ts';
import { withSentForm } from '#src/services/returned-form.server.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { hydrateExample } from '#tests/support/hydrate-example.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './Form.fixture.ts';

vi.mock('#src/services/forms.server.ts', () => ({
  loadFormProtection: vi.fn(() => Promise.resolve({ stamp: 'stamp', siteKey: '' })),
}));

afterEach(() => {
  document.body.innerHTML = '';
});

const NOTHING = { success: false, redirectUrl: '', errors: [], validationErrors: {}, nextForm: null };

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Returns the id of the complaint as its endpoint reads it. */
function fixtureFormId(): string {
  const { form } = fixtures.complaint.fixture.fields ?? {};
  const { itemId } = z.object({ ar: z.object({ metadata: z.object({ itemId: z.string() }) }) }).parse(form).ar.metadata;
  return itemId;
}

describe('a form in a page that the server has rendered', () => {
  it('has no bounds of a date that depend on the day: its page is cached', async () => {
    const { html } = await renderExample(serverRegistry, fixtures.complaint, 'ar');
    const dates = html.match(/<input[^>]*type="date"[^>]*>/g) ?? [];
    expect(dates).not.toEqual([]);
    expect(dates.join()).not.toMatch(/ (?:min|max)=/);
  });

  it('posts itself without scripts, with all inputs of Sitecore Forms and without session and token', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    const form = document.forms[0];
    expect([form?.method, form?.enctype]).toEqual(['post', 'multipart/form-data']);
    expect(form?.action).toMatch(
      /\/api\/jss\/formbuilder\?fxb\.FormItemId=[^&]+&fxb\.HtmlPrefix=fxb\.[^&]+&sc_apikey=site&sc_itemid=[^&]+&sc_lang=ar/,
    );
    const names = [...new FormData(form)].map(([name]) => name);
    expect(names.filter((name) => name.endsWith('.Fields.Index'))).toHaveLength(15);
    expect(names.some((name) => name.endsWith('.FormItemId'))).toBe(true);
    expect(names).not.toContain('__RequestVerificationToken');
    expect(names.some((name) => name.endsWith('.FormSessionId'))).toBe(false);
    expect(document.body.innerHTML).not.toContain('of-another-visitor');
  });

  it('FORM-06 shows no label without text; a field without one is named by its placeholder, else its name', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    expect(box('0000').labels).toHaveLength(0);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Channel' }).labels).toHaveLength(0);
    expect([...document.querySelectorAll('label')].filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  });
});

describe('a form that a browser without scripts has sent', () => {
  const sent = (response: Partial<BuilderResponse>) =>
    withSentForm({ itemId: fixtureFormId(), result: success({ ...NOTHING, ...response }) }, () =>
      hydrateExample(fixtures.complaint, 'ar', { form: 'builder' }),
    );

  it('comes back with its errors beside their fields', async () => {
    await hydrateExample(fixtures.complaint, 'ar');
    const { name } = box('الاسم الكامل');
    await sent({ validationErrors: { [name]: ['الاسم ناقص'] } });
    expect(box('الاسم الكامل').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'الاسم ناقص' })).toBeTruthy();
  });

  it('says so when the server names no reason', async () => {
    await sent({});
    expect(screen.getByRole('heading', { name: 'form_refused' })).toBeTruthy();
  });

  it('is shown to nobody else: the page without a query, prepared meanwhile for everyone, has nothing of it', async () => {
    const result = success({ ...NOTHING, success: true });
    await withSentForm({ itemId: fixtureFormId(), result }, () => hydrateExample(fixtures.complaint, 'ar'));
    expect(screen.queryByRole('heading', { name: 'form_sent' })).toBeNull();
    expect(box('الاسم الكامل').value).toBe('');
  });

  it('gives way to the thanks once it is accepted', async () => {
    await sent({ success: true });
    expect(screen.getByRole('heading', { name: 'form_sent' })).toBeTruthy();
  });
});
