// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { editorTexts } from '#sitecore/platform/editing/chromes/editor-texts.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PageState } from '#src/cms/widget.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { expectOutput } from '#tests/support/expected-output.ts';
import { renderLayout } from '#tests/support/widget-page.ts';

vi.mock('#src/queries/query-platform.server.ts', () => import('#tests/support/sample-results.ts'));

const PAGES = [{ Id: '1', Href: '/personal/accounts', DisplayName: 'Accounts' }];

/** Returns the text that a page with one rendering shows. */
async function textOf(
  componentName: string,
  fields: unknown,
  language: Language = 'en',
  state: PageState = 'normal',
): Promise<string> {
  const placed = { uid: `${componentName}-${JSON.stringify(fields)}`, componentName, dataSource: '', fields };
  const layout = { sitecore: { context: {}, route: { placeholders: { 'headless-main': [placed] } } } };
  const { html } = await renderLayout(serverRegistry, layout, language, state);
  document.body.innerHTML = html;
  return document.body.textContent;
}

const title = { Title: { value: 'Questions' } };

it('ERR-13 a block without datasource or children shows Error: Invalid datasource', async () => {
  expect(
    await textOf('FaqAccordion', { ...title, items: [{ id: 'q', fields: { Question: { value: 'Why?' } } }] }),
  ).toContain('Why?');
  for (const fields of [undefined, {}, { items: [] }, { ...title, items: [] }])
    expect(await textOf('FaqAccordion', fields), JSON.stringify(fields)).toBe('Error: Invalid datasource');
  for (const block of ['RichText', 'PhoneContactCard', 'CompareCards', 'CardGrid', 'RichTextList', 'TabItemCards'])
    expect(await textOf(block, undefined), block).toBe('Error: Invalid datasource');
  expect(await textOf('FaqAccordion', {}, 'ar')).toBe('خطأ: مصدر البيانات غير صالح');
});

it('keeps a block hidden whose fields cannot be parsed, or whose required field is empty beside others', async () => {
  expect(await textOf('RichText', { Text: { value: { no: 'text' } } })).toBe('');
  expect(await textOf('PhoneContactCard', { Title: { value: '' }, PhoneNumber: { value: '800' } })).toBe('');
  expect(await textOf('NoSuchBlock', {})).toBe('');
});

it('leaves out a member of a list whose required field is empty, and shows the others', async () => {
  expectOutput(/FaqAccordion on \/test in en: items: item 1 is left out: Question: is required and empty/);
  const items = ['', 'Why?'].map((value) => ({ id: `q${value}`, fields: { Question: { value } } }));
  expect(await textOf('FaqAccordion', { items })).toContain('Why?');
});

it('shows nothing of a block that may well be empty', async () => {
  expect(await textOf('Breadcrumbs', { data: { item: { displayName: 'Home', ancestors: [] } } })).toBe('');
});

it('ERR-15 a block without table or field content shows a placeholder, and the hint of an empty text only its author', async () => {
  const emptyText = { Text: { value: '' } };
  expect(await textOf('RichText', { Text: { value: '<p>Terms</p>' } })).toBe('Terms');
  expect(await textOf('RichText', emptyText)).toBe('[Content]');
  expect(await textOf('RichText', emptyText, 'ar')).toBe('[المحتوى]');
  expect(await textOf('RichText', emptyText, 'en', 'preview')).toBe('[Content]');

  expect(await textOf('SiteMap', PAGES)).toContain('Accounts');
  expect(await textOf('SiteMap', [])).toBe('[Navigation]');
  expect(await textOf('CompareCards', { Cards: [] })).toBe('No Data Returned From the content platform');

  const hint = editorTexts.en.emptyText;
  const edited = { Text: { value: '', editable: `<span class="scWebEditInput">${hint}</span>` } };
  expect(await textOf('RichText', edited, 'en', 'edit')).toBe(hint);
  expect(await textOf('RichText', emptyText)).not.toContain(hint);
});
