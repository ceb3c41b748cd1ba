import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing, post, put } from '#tests/support/editing-platform.ts';
import { listRevision } from './list-change.ts';

const PAGE = '/sitecore/content/rukn/home/fees';
const MAIN = ['placeholders', 'headless-main'];

const result = z.looseObject({
  error: z.string().default(''),
  revision: z.string().default(''),
  missing: z.array(z.record(z.string(), z.string())).default([]),
});
const panel = z.object({ version: z.number(), revision: z.string() });

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({ 'pages/fees.yml': 'template: Page\nfields: { Title: { ar: الرسوم, en: Fees } }\n' });
});
afterEach(() => fixture.remove());

const fileOf = (name: string): string => join(fixture.folder, 'pages', name);

async function author() {
  const { signedIn, item, reload } = await openEditing(fixture.folder);
  const send = await signedIn();
  const add = async (revision: string, at: number, name: string) => {
    const operation = { kind: 'add', at, name };
    const response = await send('/list', post({ item: PAGE, list: MAIN, revision, operation }));
    const body = result.parse(await response.json());
    expect([name, response.status, body.error]).toEqual([name, 200, '']);
    return body.revision;
  };
  const publish = async () => {
    const response = await send('/publish', post({ item: PAGE }));
    return { status: response.status, ...result.parse(await response.json()) };
  };
  /** Writes a text of the datasource of a block of the page, or of its child. */
  const write = async (block: number, child: string, change: { field: string; language: string; value: string }) => {
    const place = `${item('fees').placeholders?.['headless-main']?.[block]?.datasource ?? ''}${child}`;
    const query = new URLSearchParams({ item: place });
    const { version, revision } = panel.parse(await (await send(`/item?${query}`)).json());
    expect((await send('/fields', put({ item: place, ...change, version, revision }))).status).toBe(200);
    await reload();
  };
  return { add, publish, write };
}

describe('new blocks', () => {
  it('are empty, and are published once what they need is written in both languages', async () => {
    const { add, publish, write } = await author();
    await add(await add(listRevision([]), 0, 'FaqAccordion'), 1, 'RichText');
    expect(readFileSync(fileOf('fees.draft.yml'), 'utf8')).not.toMatch(/نص جديد|New text/);
    const refused = await publish();
    expect(refused.status).toBe(400);
    expect(refused.missing).toEqual([
      {
        ar: 'أسئلة وأجوبة › العنصر ١ › السؤال (باللغتين)',
        en: 'Questions and answers › Entry 1 › Question (in both languages)',
      },
      { ar: 'نص › النص (باللغتين)', en: 'Text › Text (in both languages)' },
    ]);
    expect(readFileSync(fileOf('fees.yml'), 'utf8')).not.toContain('placeholders');
    await write(1, '', { field: 'Text', language: 'ar', value: '<p>فقرة</p>' });
    await write(0, '/1', { field: 'Question', language: 'ar', value: 'كم الرسوم؟' });
    await write(0, '/1', { field: 'Question', language: 'en', value: 'How much?' });
    expect((await publish()).missing).toEqual([{ ar: 'نص › النص (بالإنجليزية)', en: 'Text › Text (in English)' }]);
    await write(1, '', { field: 'Text', language: 'en', value: '<p>A paragraph</p>' });
    expect(await publish()).toMatchObject({ status: 200, published: true });
    expect(existsSync(fileOf('fees.draft.yml'))).toBe(false);
  });

  it('that need no text are published as they are', async () => {
    const { add, publish } = await author();
    await add(listRevision([]), 0, 'SiteMap');
    expect(await publish()).toMatchObject({ status: 200, published: true });
  });
});
