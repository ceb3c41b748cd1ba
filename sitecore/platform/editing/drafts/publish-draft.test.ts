import { existsSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { changeFees, FEES_PAGE, openEditing, pageFiles, post } from '#tests/support/editing-platform.ts';
import { loadContent, loadContentStates } from '../../content/load.ts';
import { DraftFiles } from './draft-files.ts';
import { publishDrafts } from './publish-draft.ts';

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({ 'pages/fees.yml': FEES_PAGE });
});
afterEach(() => {
  fixture.remove();
});

describe('POST /publish', () => {
  it('replaces the published file with the draft and its version', async () => {
    await changeFees(fixture.folder, 'رسومنا');
    const { signedIn, item } = await openEditing(fixture.folder);
    const response = await (await signedIn())('/publish', post({ item: item('fees').id }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ published: true, version: 5 });
    expect(existsSync(pageFiles(fixture.folder).file('fees.draft.yml'))).toBe(false);
    expect(pageFiles(fixture.folder).read('fees.yml')).toBe(
      FEES_PAGE.replace('version: 4', 'version: 5').replace('ar: الرسوم', 'ar: رسومنا'),
    );
    expect((await loadContentStates(fixture.folder)).web.tree.pageAt('/fees')?.version).toBe(5);
  });

  it('adds a version to a draft without one, and publishes a new page', async () => {
    writeFileSync(
      pageFiles(fixture.folder).file('soon.draft.yml'),
      'template: Page\nfields: { Title: { ar: قريباً, en: Soon } }\n',
    );
    const { signedIn, item } = await openEditing(fixture.folder);
    await (
      await signedIn()
    )('/publish', post({ item: item('soon').path }));
    expect(pageFiles(fixture.folder).read('soon.yml')).toBe(
      'template: Page\nversion: 1\nfields: { Title: { ar: قريباً, en: Soon } }\n',
    );
  });

  it('publishes from the form of the list, without a script', async () => {
    await changeFees(fixture.folder, 'رسومنا');
    const { signedIn, item } = await openEditing(fixture.folder);
    const send = await signedIn();
    const { path } = item('fees');
    expect(await (await send('?lang=en')).text()).toContain(`name="item" value="${path}"`);
    const response = await send('/publish?lang=en', { method: 'POST', body: new URLSearchParams({ item: path }) });
    expect(response.headers.get('location')).toBe('/sitecore/editing?lang=en&published');
    expect(await (await send('?lang=en&published')).text()).toContain('role="status">The draft is published.');
    expect(existsSync(pageFiles(fixture.folder).file('fees.draft.yml'))).toBe(false);
  });

  it('rejects a draft with which the published content would not load', async () => {
    const link = 'BannerLink: { ar: { text: قريباً, href: /soon }, en: { text: Soon, href: /soon } }';
    writeFileSync(
      pageFiles(fixture.folder).file('soon.draft.yml'),
      'template: Page\nfields: { Title: { ar: قريباً, en: Soon } }\n',
    );
    writeFileSync(
      pageFiles(fixture.folder).file('fees.draft.yml'),
      FEES_PAGE.replace('version: 4\n', '').replace('fields:\n', `fields:\n  ${link}\n`),
    );
    const { signedIn, item } = await openEditing(fixture.folder);
    const response = await (await signedIn())('/publish', post({ item: item('fees').id }));
    expect(response.status).toBe(400);
    expect(z.object({ error: z.string() }).parse(await response.json()).error).toContain('there is no /soon');
    expect(pageFiles(fixture.folder).read('fees.yml')).toBe(FEES_PAGE);
    expect(existsSync(pageFiles(fixture.folder).file('fees.draft.yml'))).toBe(true);
  });

  it('publishes nothing without a draft, and responds 404 to an unknown item', async () => {
    const { signedIn, item } = await openEditing(fixture.folder);
    const send = await signedIn();
    const unchanged = await send('/publish', post({ item: item('fees').id }));
    expect(await unchanged.json()).toEqual({ published: false, version: 4 });
    expect(pageFiles(fixture.folder).read('fees.yml')).toBe(FEES_PAGE);
    expect((await send('/publish', post({ item: 'nobody' }))).status).toBe(404);
    expect((await send('/publish', post({}))).status).toBe(400);
  });

  it('leaves content that can be read when the process ends between two files', async () => {
    const link = 'BannerLink: { ar: { text: قريباً, href: /soon }, en: { text: Soon, href: /soon } }';
    const { file } = pageFiles(fixture.folder);
    writeFileSync(file('soon.draft.yml'), 'template: Page\nfields: { Title: { ar: قريباً, en: Soon } }\n');
    writeFileSync(file('fees.draft.yml'), FEES_PAGE.replace('fields:\n', `fields:\n  ${link}\n`));
    class EndingFiles extends DraftFiles {
      #published = 0;
      override publish(...file: Parameters<DraftFiles['publish']>): number {
        if ((this.#published += 1) > 1) throw new Error('the process ends');
        return super.publish(...file);
      }
    }
    const { master } = await loadContentStates(fixture.folder);
    const check = (drafts: (file: string) => boolean) => loadContent(fixture.folder, { drafts });
    const items = ['fees', 'soon'].map((name) => `/sitecore/content/rukn/home/${name}`);
    const publishing = publishDrafts(items, { content: master, files: new EndingFiles(fixture.folder), check });
    await expect(publishing).rejects.toThrow('the process ends');
    expect(existsSync(file('soon.draft.yml'))).toBe(false);
    expect(existsSync(file('fees.draft.yml'))).toBe(true);
    expect((await loadContentStates(fixture.folder)).web.tree.pageAt('/soon')).toBeDefined();
  });
});
