import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fixtureContent } from '#tests/conformance/fixture-content.ts';
import { openEditing, post } from '#tests/support/editing-platform.ts';

const PAGE = '/sitecore/content/rukn/home/fees';

const listed = z.object({
  drafts: z.array(z.object({ unfinished: z.array(z.object({ kind: z.string(), line: z.string() })) })),
});

let fixture: ReturnType<typeof fixtureContent>;

beforeEach(() => {
  fixture = fixtureContent({ 'pages/fees.yml': 'template: Page\nfields: { Title: { ar: الرسوم, en: Fees } }\n' });
});
afterEach(() => fixture.remove());

/** Saves a draft of the page and signs its author in. */
async function authorOf(fields: readonly string[], blocks = '') {
  const draft = `template: Page\nfields:\n  ${fields.join('\n  ')}\n${blocks}`;
  writeFileSync(join(fixture.folder, 'pages', 'fees.draft.yml'), draft);
  const { signedIn } = await openEditing(fixture.folder);
  const send = await signedIn();
  const unfinished = async (lang: string) =>
    listed
      .parse(await (await send(`/drafts?${new URLSearchParams({ item: PAGE, lang })}`)).json())
      .drafts.flatMap((draft) => draft.unfinished.map(({ kind, line }) => `${kind}: ${line}`));
  return { send, unfinished };
}

const BLOCKS = `placeholders:
  headless-main:
    - rendering: FaqAccordion
      datasource:
        fields: { Title: { ar: أسئلة, en: Questions } }
        children:
          - fields: { Question: { ar: كم؟, en: How much? } }
          - fields: { Question: { ar: متى؟, en: '' } }
    - rendering: RichText
      datasource: { fields: {} }
`;

describe('the unfinished fields of a draft', () => {
  it('are the required ones that are empty, by block, entry, field and language', async () => {
    const { unfinished } = await authorOf(['Title: { ar: الرسوم, en: Fees }'], BLOCKS);
    expect(await unfinished('ar')).toEqual([
      'required: أسئلة وأجوبة › العنصر ٢ › السؤال (بالإنجليزية)',
      'required: نص › النص (باللغتين)',
    ]);
    expect(await unfinished('en')).toEqual([
      'required: Questions and answers › Entry 2 › Question (in English)',
      'required: Text › Text (in both languages)',
    ]);
  });

  it('are texts that are empty in one language or the same in both, for which no publish is refused', async () => {
    const { send, unfinished } = await authorOf([
      'Title: { ar: Fees, en: Fees }',
      "BannerTitle: { ar: رسوم, en: '' }",
      "MetaKeywords: { ar: '2026', en: '2026' }",
      "MetaDescription: { ar: '', en: '' }",
      'NavigationTitle: { ar: الرسوم, en: الرسوم }',
    ]);
    expect((await unfinished('en')).toSorted()).toEqual([
      'untranslated: الرسوم › Hero heading (in English)',
      'untranslated: الرسوم › Name in menus (in English)',
      'untranslated: الرسوم › Title of the page (in Arabic)',
    ]);
    expect(await unfinished('ar')).toContain('untranslated: الرسوم › عنوان الصفحة (بالعربية)');
    expect((await send('/publish', post({ item: PAGE }))).status).toBe(200);
  });

  it('are listed where a publish without a script is refused for them', async () => {
    const { send } = await authorOf(["Title: { ar: الرسوم, en: '' }"]);
    const response = await send('/publish?lang=ar', { method: 'POST', body: new URLSearchParams({ item: PAGE }) });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<li>الرسوم › عنوان الصفحة (بالإنجليزية)</li>');
  });
});
