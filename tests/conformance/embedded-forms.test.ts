import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInNewContext } from 'node:vm';
import { fixtureContent } from './fixture-content.ts';
import { type RunningPlatform, serveContentFolder } from './running-platform.ts';

const KEY = 'a key that pages show';
const FORM = 'f0f0f0f0-0000-4000-8000-000000000001';
const LOOSE_FORM = 'f0f0f0f0-0000-4000-8000-000000000002';

const form = (id: string) => `
template: Form
id: ${id}
fields: { Title: { ar: سؤال, en: Question }, Prefix: EN, AnswerDays: 2, ConfirmationPage: { href: /about, text: '' }, Recipient: a@rukn.example, RetentionDays: 30 }
children:
  pages:
    - name: one
      children:
        - { name: send, template: Form Button, fields: { Title: { ar: أرسل, en: Send }, Step: submit } }
`;

const page = (layout: string, item: string) => `
template: Page
${layout}fields: { Title: { ar: سؤال, en: Question } }
placeholders:
  headless-main:
    - rendering: Form
      datasource: /items/forms/${item}
`;

let fixture: ReturnType<typeof fixtureContent>;
let platform: RunningPlatform;

beforeAll(async () => {
  fixture = fixtureContent({
    'items/forms/question.yml': form(FORM),
    'items/forms/loose.yml': form(LOOSE_FORM),
    'pages/ask.yml': page('', 'question'),
    'pages/ask/form.yml': page('layout: own\n', 'question'),
    'pages/loose.yml': page('', 'loose'),
  });
  platform = await serveContentFolder(fixture.folder, {
    embeddedForms: { apiKey: KEY, siteUrls: ['https://bank.example/', 'http://localhost:3000'] },
  });
});
afterAll(async () => {
  await platform.stop();
  fixture.remove();
});

const get = (
  path: string,
  query: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) => platform.get(`${path}?${new URLSearchParams({ sc_apikey: KEY, ...query })}`, { redirect: 'manual', headers });

const targetOf = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get('location')];
};

describe('the address of an embedded form', () => {
  it('leads to the page that has the form alone, in the language of the frame', async () => {
    const path = `/embedded-forms/${FORM}`;
    expect(await targetOf(get(path))).toEqual([302, 'https://bank.example/ask/form']);
    expect(await targetOf(get(path, { sc_lang: 'en' }))).toEqual([302, 'https://bank.example/en/ask/form']);
    expect(await targetOf(get(`/embedded-forms/{${FORM.toUpperCase()}}`))).toEqual([
      302,
      'https://bank.example/ask/form',
    ]);
  });

  it('stays in the origin of the page around the frame, where that is one of the site', async () => {
    const path = `/embedded-forms/${FORM}`;
    const from = (referer: string) => targetOf(get(path, {}, { referer }));
    expect(await from('http://localhost:3000/business')).toEqual([302, 'http://localhost:3000/ask/form']);
    expect(await from('https://attacker.example/')).toEqual([302, 'https://bank.example/ask/form']);
    expect(await from('http://localhost:3000.attacker.example/')).toEqual([302, 'https://bank.example/ask/form']);
  });

  it.each([LOOSE_FORM, 'f0f0f0f0-0000-4000-8000-00000000000f', 'constructor', '%00'])('is 404 for %s', async (id) => {
    expect((await get(`/embedded-forms/${id}`)).status).toBe(404);
  });

  it.each(['', 'another key'])('is 403 with the key "%s"', async (sc_apikey) => {
    expect((await get(`/embedded-forms/${FORM}`, { sc_apikey })).status).toBe(403);
    expect((await get('/sitecore-embeddableforms.umd.js', { sc_apikey })).status).toBe(403);
  });
});

it('the script is one that browsers run, alone or as a module of AMD and CommonJS', async () => {
  const response = await get('/sitecore-embeddableforms.umd.js');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await response.text();
  const document = { currentScript: { src: 'https://forms.example/a.js?sc_apikey=k' }, querySelectorAll: () => [] };
  const alone: Record<string, unknown> = { document, URL };
  runInNewContext(text, alone);
  expect(alone.SitecoreEmbeddableForms).toHaveProperty('draw');
  const module = { exports: {} };
  runInNewContext(text, { document, URL, module });
  expect(module.exports).toHaveProperty('draw');
});
