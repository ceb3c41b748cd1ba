// @vitest-environment jsdom
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing } from '#tests/support/editing-platform.ts';
import { stubMethod } from '#tests/support/stub-method.ts';
import { WAIT_TIMEOUT_MS } from '#tests/support/timeouts.ts';

const FOLDER = `${import.meta.dirname}/author`;
const dialogModule = z.object({
  openPublish: z.custom<(author: object, done: (result: unknown) => void) => Promise<void>>(),
});
const textsModule = z.object({ TEXTS: z.record(z.string(), z.looseObject({})) });

const page = (en: string, blocks = ''): string =>
  `template: Page\nfields: { Title: { ar: صفحة, en: ${en} } }\n${blocks}`;
const questions = (en: string): string => `template: FAQ Accordion\nfields: { Title: { ar: أسئلة, en: ${en} } }\n`;
const faqs = (place: string, name: string): string =>
  `${place}:\n  headless-main:\n    - { rendering: FaqAccordion, datasource: /items/faqs/${name} }\n`;

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({
    'site.yml': `name: rukn\nhostName: '*'\n${faqs('layout', 'everywhere').replaceAll('headless-main', 'headless-footer')}errorPages: { notFound: /404, serverError: /500 }\n`,
    'pages/fees.yml': page('Fees', faqs('placeholders', 'fees')),
    'pages/fees.draft.yml': page('New fees', faqs('placeholders', 'fees')),
    'pages/terms.yml': page('Terms'),
    'pages/terms.draft.yml': page('New terms'),
    'pages/next.draft.yml': page('Next'),
    'items/faqs/fees.yml': questions('About fees'),
    'items/faqs/fees.draft.yml': questions('What people ask'),
    'items/faqs/everywhere.yml': questions('Help'),
    'items/faqs/everywhere.draft.yml': questions('Help and advice'),
  });
  stubMethod(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    this.open = true;
  });
  stubMethod(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

afterEach(() => {
  fixture.remove();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const isDraft = (file: string): boolean => existsSync(join(fixture.folder, `${file}.draft.yml`));

/** Opens the dialog that publishes the page `/fees`, in English. */
async function open() {
  const { signedIn, item } = await openEditing(fixture.folder);
  const send = await signedIn();
  // The author's browser reaches the platform's routes without a network.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => send(url.replace('/sitecore/editing', ''), init));
  const { openPublish } = dialogModule.parse(await import(`${FOLDER}/publish.mjs`));
  const { TEXTS } = textsModule.parse(await import(`${FOLDER}/texts.mjs`));
  const { id } = item('fees');
  const author = {
    page: { id, language: 'en', name: 'Fees' },
    texts: TEXTS.en,
    changes: { isEmpty: true },
    show: vi.fn(),
    reloadPage: vi.fn(),
  };
  const done = vi.fn();
  await openPublish(author, done);
  return { user: userEvent.setup(), author, done, dialog: within(screen.getByRole('dialog')) };
}

/** The drafts below a heading: path, whether it is chosen, and what the row says about it. */
const rowsBelow = (heading: string) =>
  [...(screen.getByRole('heading', { name: heading }).nextElementSibling?.children ?? [])]
    .map((row) => [
      row.querySelector('label small')?.textContent,
      row.querySelector('input')?.checked,
      row.querySelector('.author-badge')?.textContent ?? '',
      row.querySelector('summary')?.textContent,
    ])
    .toSorted();

describe('the dialog that publishes a page', () => {
  it('lists what goes along and what stays behind, with the pages that show it, and says what is site-wide', async () => {
    await open();
    expect(rowsBelow('Published with the page')).toEqual([
      ['/home/fees', true, '', 'Changes: 1'],
      ['/items/faqs/everywhere', true, 'On every page of the site', 'Changes: 1'],
      ['/items/faqs/fees', true, 'Pages that show it: 1', 'Changes: 1'],
    ]);
    expect(rowsBelow('Stays a draft, unless chosen')).toEqual([
      ['/home/next', false, 'Pages that show it: 1', 'Never published before'],
      ['/home/terms', false, 'Pages that show it: 1', 'Changes: 1'],
    ]);
  });

  it('publishes what is chosen and leaves the rest as drafts', async () => {
    const { user, dialog, done } = await open();
    await user.click(dialog.getByRole('checkbox', { name: /everywhere/ }));
    await user.click(dialog.getByRole('checkbox', { name: /terms/ }));
    await user.click(dialog.getByRole('button', { name: 'Publish what is chosen (3)' }));
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: WAIT_TIMEOUT_MS });
    expect(['pages/fees', 'items/faqs/fees', 'pages/terms'].filter(isDraft)).toEqual([]);
    expect(['items/faqs/everywhere', 'pages/next'].filter(isDraft)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists what is still empty or untranslated, and is not left by a publish that is refused for it', async () => {
    const blocks = `${faqs('placeholders', 'fees')}    - { rendering: RichText, datasource: { fields: {} } }\n`;
    writeFileSync(join(fixture.folder, 'pages/fees.draft.yml'), page('صفحة', blocks));
    const { user, dialog, done } = await open();
    const row = within(dialog.getByRole('checkbox', { name: /\/home\/fees/ }).closest('li') ?? document.body);
    const shown = row.getAllByRole('group').map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'Changes: 2',
      'Required and still empty, to be filled in before it is published: 1Text › Text (in both languages)',
      'Not translated yet: 1صفحة › Title of the page (in English)',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Publish what is chosen (3)' }));
    const refusal = await vi.waitFor(
      () => {
        const alert = dialog.getByRole('alert');
        expect(alert.textContent).not.toBe('');
        return within(alert);
      },
      { timeout: WAIT_TIMEOUT_MS },
    );
    expect(refusal.getByText(/required and still empty/)).toBeDefined();
    expect(refusal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Text › Text (in both languages)',
    ]);
    expect(done).not.toHaveBeenCalled();
    expect(['pages/fees', 'items/faqs/fees'].filter(isDraft)).toHaveLength(2);
  });

  it('shows the differences of a draft and discards it with a second press', async () => {
    const { user, dialog, author } = await open();
    const row = within(dialog.getByRole('checkbox', { name: /\/items\/faqs\/fees/ }).closest('li') ?? document.body);
    const details = row.getByText('Changes: 1').closest('details');
    if (details) details.open = true;
    const discard = await row.findByRole('button', { name: 'Discard the draft' });
    const shown = [...document.querySelectorAll('.author-difference > *')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['Title › English', 'About fees', 'What people ask']);
    await user.click(discard);
    expect([discard.textContent, isDraft('items/faqs/fees')]).toEqual([
      'The draft will be lost. Press again to confirm',
      true,
    ]);
    await user.click(discard);
    await vi.waitFor(() => expect(author.reloadPage).toHaveBeenCalledOnce(), { timeout: WAIT_TIMEOUT_MS });
    expect(isDraft('items/faqs/fees')).toBe(false);
  });
});
