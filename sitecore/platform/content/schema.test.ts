import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');

/** The language server that editors of YAML use. */
const service = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true, completion: true, hover: true });

/** Number of opened texts: the server keeps what it has read of a version. */
let versions = 0;

/** Opens a content file with a text, in which `▮` is the cursor. */
function open(file: string, marked: string) {
  const at = marked.indexOf('▮');
  const text = marked.replace('▮', '');
  versions += 1;
  const document = TextDocument.create(pathToFileURL(join(CONTENT, file)).href, 'yaml', versions, text);
  return { document, position: document.positionAt(at) };
}

const errorsOf = async (file: string, text: string): Promise<string[]> =>
  (await service.doValidation(open(file, text).document, false)).map(({ message }) =>
    typeof message === 'string' ? message : message.value,
  );

async function completions(file: string, text: string): Promise<string[]> {
  const { document, position } = open(file, text);
  return (await service.doComplete(document, position, false)).items.map(({ label }) => label);
}

const PAGE = '# yaml-language-server: $schema=../schema/page.json\n';
const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yml'));

// The server says that it cannot check a schema that contains itself, as blocks in blocks do; it uses it all the same.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

describe('the schemas of content files', () => {
  it('accept every file of the demo bank, whose first line names its schema', async () => {
    const wrong: Record<string, readonly string[]> = {};
    for (const file of files) {
      const text = readFileSync(join(CONTENT, file), 'utf8');
      const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text) ?? [];
      const [folder = ''] = file.split('/');
      const name = { pages: 'page', items: 'item' }[folder] ?? file.replace('.yml', '');
      const errors = await errorsOf(file, text);
      if (join(dirname(file), schema) !== `schema/${name}.json`) errors.push(`names ${schema}`);
      if (errors.length > 0) wrong[file] = errors;
    }
    expect(wrong).toEqual({});
  });

  it('complete the names of blocks, fields and choices while an author writes', async () => {
    const page = `${PAGE}template: Page\nfields:\n  Title: { ar: عنوان, en: Title }\n`;
    expect(await completions('pages/a.yml', `${page}  Meta▮`)).toEqual(
      expect.arrayContaining(['MetaDescription', 'MetaKeywords']),
    );
    const block = `${page}placeholders:\n  headless-main:\n    - rendering: `;
    expect(await completions('pages/a.yml', `${block}▮`)).toEqual(
      expect.arrayContaining(['ContactChannels', 'FaqAccordion', 'HeroBanner']),
    );
    const channel = `${block}ContactChannels\n      datasource:\n        children:\n          - fields:\n              `;
    expect(await completions('pages/a.yml', `${channel}▮`)).toEqual(
      expect.arrayContaining(['Icon', 'Title', 'Description', 'PhoneNumber', 'Link']),
    );
    expect(await completions('pages/a.yml', `${channel}Icon: ▮`)).toEqual(
      expect.arrayContaining(['phone', 'chat', 'globe']),
    );
    expect(await completions('pages/a.yml', `${block}HeroBanner\n      params:\n        Variant: ▮`)).toEqual([
      'split',
      'full',
      'low',
    ]);
  });

  it('complete what docs/authoring.md says', async () => {
    const document = readFileSync(join(CONTENT, '../../docs/authoring.md'), 'utf8');
    const [, offered = '', example = ''] = /^ {4}# offered: (.*)\n((?: {4}.*\n)+)/m.exec(document) ?? [];
    const found = await completions('pages/a.yml', PAGE + example.replace(/^ {4}/gm, ''));
    expect(found.join(', ')).toBe(offered);
  });

  it('explain a field in both languages', async () => {
    const { document, position } = open(
      'pages/a.yml',
      `${PAGE}template: Page\nfields:\n  Meta▮Description: { ar: أ, en: a }\n`,
    );
    const hover = JSON.stringify(await service.doHover(document, position));
    expect(hover).toContain('وصف الصفحة');
    expect(hover).toContain('Description of the page');
  });

  it.each([
    ['an unknown field', 'template: Page\nfields: { Title: { ar: أ, en: a }, Titel: b }\n'],
    [
      'an unknown icon',
      'template: Page\nfields: { Title: { ar: أ, en: a } }\nplaceholders: { headless-main: [{ rendering: ContactChannels, datasource: { children: [{ fields: { Title: { ar: أ, en: a }, Icon: fone } }] } }] }\n',
    ],
    [
      'an unknown block',
      'template: Page\nfields: { Title: { ar: أ, en: a } }\nplaceholders: { headless-main: [{ rendering: HeroBaner }] }\n',
    ],
    ['a number that is a text', 'template: Page\nversion: first\nfields: { Title: { ar: أ, en: a } }\n'],
    ['a path without its slash', 'template: Page\nwildcard: items/faqs\nfields: { Title: { ar: أ, en: a } }\n'],
  ])('reject %s', async (_, text) => {
    expect(await errorsOf('pages/a.yml', PAGE + text)).not.toEqual([]);
  });
});
