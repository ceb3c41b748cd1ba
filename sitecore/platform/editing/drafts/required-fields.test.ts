import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import {
  changeFees,
  FEES_PAGE,
  openEditing,
  pageFiles,
  post,
  put,
  readDatabases,
} from '#tests/support/editing-platform.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { createDatabase, createSchemaRegistry } from '../../database.ts';

const FORM = `template: Form
fields: { Title: { ar: تواصل, en: Contact }, Prefix: CT }
children:
  pages:
    - fields: {}
      children:
        - { template: Form Single Line, name: name, fields: { Title: { ar: الاسم, en: Name } } }
        - { template: Form Button, name: send, fields: { Title: { ar: أرسل, en: Send }, Step: submit } }
`;
const FORM_PAGE = `template: Page
fields: { Title: { ar: تواصل, en: Contact } }
placeholders:
  headless-main:
    - { rendering: Form, datasource: /items/forms/contact }
`;

const failure = z.object({ error: z.string(), required: z.record(z.string(), z.string()).optional() });

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({
    'pages/fees.yml': FEES_PAGE,
    'pages/contact.yml': FORM_PAGE,
    'items/forms/contact.yml': FORM,
  });
});
afterEach(() => fixture.remove());

describe('an emptied required field', () => {
  it.each([
    ['ar', '', 'Title in Arabic: a value, Page needs it'],
    ['en', ' \u00a0', 'Title in English: a value, Page needs it'],
  ])('of a page is not saved in %s', async (language, value, error) => {
    const response = await changeFees(fixture.folder, value, { language });
    expect(response.status).toBe(400);
    expect(failure.parse(await response.json())).toEqual({
      error,
      required: { ar: 'عنوان الصفحة', en: 'Title of the page' },
    });
    expect(existsSync(pageFiles(fixture.folder).file('fees.draft.yml'))).toBe(false);
  });

  it.each(['ar', 'en'])('of a form is not saved in %s', async (language) => {
    const { signedIn } = await openEditing(fixture.folder);
    const { master } = await readDatabases(fixture.folder);
    const form = master.content.tree.at('/sitecore/content/rukn/items/forms/contact');
    const change = {
      item: form?.id,
      language,
      field: 'Title',
      value: '',
      version: 1,
      revision: form?.source?.revision,
    };
    const response = await (await signedIn())('/fields', put(change));
    expect(response.status).toBe(400);
    expect(existsSync(join(fixture.folder, 'items/forms/contact.draft.yml'))).toBe(false);
  });

  it('is not published; the error names the field and the language', async () => {
    writeFileSync(pageFiles(fixture.folder).file('fees.draft.yml'), FEES_PAGE.replace('en: Fees', "en: ''"));
    const { signedIn, item } = await openEditing(fixture.folder);
    const response = await (await signedIn())('/publish', post({ item: item('fees').id }));
    expect(response.status).toBe(400);
    expect(failure.parse(await response.json()).error).toContain('fields.Title.en: a value in English: Page needs it');
    expect(pageFiles(fixture.folder).read('fees.yml')).toBe(FEES_PAGE);
  });

  it('of a draft ends no page that its author edits: page and form have layouts in both languages', async () => {
    writeFileSync(pageFiles(fixture.folder).file('contact.draft.yml'), FORM_PAGE.replace('en: Contact', "en: ''"));
    const form = FORM.replace('ar: تواصل, en: Contact', "ar: '', en: ''").replace('Prefix: CT', "Prefix: ''");
    writeFileSync(join(fixture.folder, 'items/forms/contact.draft.yml'), form);
    const { editingLayouts, master } = await readDatabases(fixture.folder);
    const page = master.content.tree.pageAt('/contact');
    if (!page) throw new Error('no page');
    const layouts = await Promise.all([editingLayouts.page(page, 'ar'), editingLayouts.page(page, 'en')]);
    expect(layouts.map((layout) => JSON.stringify(layout).includes('fxb.'))).toEqual([true, true]);
    expect(page.displayName).toEqual({ ar: 'تواصل', en: 'contact' });
  });
});

describe('a publish', () => {
  const publishWith = async (status: number) => {
    await changeFees(fixture.folder, 'رسومنا');
    const rendered: string[] = [];
    const site = await startHttpServer((request, response) => {
      rendered.push(request.url ?? '');
      request.resume();
      response.statusCode = status;
      response.end(JSON.stringify({ html: '<!DOCTYPE html>' }));
    });
    const schemaRegistry = createSchemaRegistry();
    const { signedIn, item } = await openEditing(fixture.folder, {
      renderingHost: site.url,
      secret: 'secret-of-the-rendering-host',
      layoutsOf: (content) =>
        createDatabase('web', content, { schemaRegistry, siteUrl: 'https://www.rukn.example' }).layouts,
    });
    const response = await (await signedIn())('/publish', post({ item: item('fees').id }));
    await site.stop();
    return { response, rendered };
  };

  it('renders the page in both languages before it replaces the file', async () => {
    const { response, rendered } = await publishWith(200);
    expect(response.status).toBe(200);
    expect(rendered).toEqual(['/api/editing/render', '/api/editing/render']);
    expect(pageFiles(fixture.folder).read('fees.yml')).toContain('رسومنا');
  });

  it('is refused when the site cannot show the page, and replaces nothing', async () => {
    const { response } = await publishWith(500);
    expect(response.status).toBe(400);
    expect(failure.parse(await response.json()).error).toContain('/fees in ar cannot be shown');
    expect(pageFiles(fixture.folder).read('fees.yml')).toBe(FEES_PAGE);
  });
});
