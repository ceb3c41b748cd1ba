import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contentFolder,
  diagnostics,
  mockContentFolder,
  TITLE,
  write,
  writePage,
} from '#tests/support/content-folder.ts';

mockContentFolder();

describe('loadContentStates', () => {
  it.each([
    ['an unknown field', `${TITLE}\n  Bogus: 1`, 'pages/about.yml:4 fields.Bogus: is unknown'],
    ['a value of another kind', `${TITLE}\n  ExpiryDate: soon`, 'pages/about.yml:4 fields.ExpiryDate: a date'],
    [
      'a missing language',
      'Title: { ar: عنوان }',
      'pages/about.yml:3 fields.Title.en: Title in English (Single-Line Text)',
    ],
    ['an unquoted text cut at its comma', 'Title: { ar: عنوان, en: One, two }', 'only ar and en, not two'],
    ['one text for both languages', 'Title: عنوان', 'pages/about.yml:3 fields.Title: a value for each language'],
    ['a required field that is missing', 'MetaKeywords: { ar: أ, en: a }', 'fields.Title: a value: Page needs it'],
    [
      'a required field that is empty in a language',
      "Title: { ar: عنوان, en: ' ' }",
      'pages/about.yml:3 fields.Title.en: a value in English: Page needs it',
    ],
    [
      'a dangling link',
      `${TITLE}\n  BannerLink: { href: /nowhere, text: '' }`,
      'the address of a page: there is no /nowhere',
    ],
    [
      'missing media',
      `${TITLE}\n  BannerImage: { src: none.svg, alt: '' }`,
      'a file of content/media: there is no none.svg',
    ],
    [
      'a picture for sharing that no service reads',
      `${TITLE}\n  TwitterImage: { src: photo.webp, alt: '' }`,
      'an SVG, PNG or JPEG',
    ],
  ])('reports %s with file, line, field and expectation', async (_, fields, expected) => {
    writePage('about', fields);
    expect(await diagnostics()).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['an unknown rendering', '  headless-main:\n    - rendering: Bogus', 'a known rendering'],
    ['an unknown placeholder', '  sidebar: []', 'placeholders.sidebar: is unknown'],
    [
      'an unknown parameter',
      '  headless-main:\n    - rendering: HeroBanner\n      params: { Size: big }',
      'params.Size: is unknown',
    ],
    [
      'an unknown value of a parameter',
      '  headless-main:\n    - rendering: HeroBanner\n      params: { Variant: big }',
      'one of low, split, full, not "big"',
    ],
    ['a missing datasource', '  headless-main:\n    - rendering: RichText', 'a datasource of template Rich Text'],
    [
      'a datasource that does not exist',
      '  headless-main:\n    - rendering: RichText\n      datasource: /items/none',
      'there is no',
    ],
  ])('reports %s', async (_, placeholders, expected) => {
    writePage('about', TITLE, placeholders);
    expect(await diagnostics()).toEqual([expect.stringContaining(expected)]);
  });

  it('reports the errors of all files at once', async () => {
    writePage('about', `${TITLE}\n  Bogus: 1`);
    write('items/faq.yml', 'template: Nothing\n');
    write('dictionary.yml', 'BACK: { ar: رجوع }\n');
    expect(await diagnostics()).toEqual([
      expect.stringContaining('dictionary.yml:1 BACK.en'),
      expect.stringContaining('items/faq.yml:1 template'),
      expect.stringContaining('pages/about.yml:4 fields.Bogus'),
    ]);
  });

  it.each([
    ['a tab', 'template: Page\nfields:\n\tTitle: { ar: عنوان, en: Title }\n', 3, 'Tabs are not allowed as indentation'],
    ['a quote that is not closed', 'template: "Page\n', 2, 'Missing closing "quote'],
    ['a key that is there twice', 'template: Page\ntemplate: Page\n', 2, 'Map keys must be unique'],
    ['a tag', 'template: Page\nfields: !html {}\n', 2, 'unknown mapping tag !<!html>'],
    ['an alias of nothing', 'template: *page\n', 1, 'unidentified alias "page"'],
  ])('reports nothing but the error of a file that is no YAML: %s', async (_, text, line, reason) => {
    write('pages/about.yml', text);
    writePage('about/team', TITLE);
    writePage('linked', `${TITLE}\n  BannerLink: { href: /about, text: '' }`);
    expect(await diagnostics()).toEqual([
      `sitecore/content/pages/about.yml:${line} file: YAML that can be read: ${reason}`,
    ]);
  });

  it('does not report references to an item whose file is no YAML', async () => {
    write('items/faqs.yml', 'template: FAQ Accordion\n\tfields: {}\n');
    writePage('about', TITLE, '  headless-main:\n    - { rendering: FaqAccordion, datasource: /items/faqs }');
    expect(await diagnostics()).toEqual([expect.stringContaining('items/faqs.yml:2 file: YAML that can be read')]);
  });

  it('reports a file with another ending, and a file that a site needs', async () => {
    write('pages/about.yaml', 'template: Page\n');
    rmSync(join(contentFolder(), 'dictionary.yml'));
    expect(await diagnostics()).toEqual([
      'sitecore/content/dictionary.yml:1 file: a file of this name',
      'sitecore/content/pages/about.yaml:1 file: a name that ends with .yml: about.yml',
    ]);
  });

  it.each([
    [
      'a misspelt icon, the closest first',
      'ContactChannels',
      'children: [{ fields: { Title: { ar: أ, en: a }, Icon: fone } }]',
      'children.0.fields.Icon: one of phone, ',
    ],
    [
      'a misspelt field, the closest first',
      'ContactChannels',
      'fields: { Titel: { ar: أ, en: a } }',
      'fields.Titel: is unknown, Contact Channels has the fields: Title, ',
    ],
    [
      'a link without its slash',
      'ContactChannels',
      "fields: { Link: { href: about/team, text: '' } }",
      'fields.Link.href: an address that begins with /, # or https://: /about/team',
    ],
    [
      'the path of an item without its slash',
      'CompareCards',
      'fields: { Cards: [items/cards/gold] }',
      'fields.Cards.0: a path that begins with /: /items/cards/gold',
    ],
    [
      'a misspelt path of an item',
      'CompareCards',
      'fields: { Cards: [/items/cards/glod] }',
      'fields.Cards.0: the path of an item: there is no /items/cards/glod, the closest is /items/cards/gold',
    ],
    [
      'a misspelt picture',
      'LargeContactCard',
      "fields: { Title: { ar: أ, en: a }, Image: { src: brand/marc.svg, alt: '' } }",
      'there is no brand/marc.svg, the closest is brand/mark.svg',
    ],
  ])('reports %s', async (_, rendering, datasource, expected) => {
    write('items/cards/gold.yml', `template: Compare Card\nfields: { ${TITLE} }\n`);
    writePage('about', TITLE, `  headless-main:\n    - { rendering: ${rendering}, datasource: { ${datasource} } }`);
    expect(await diagnostics()).toEqual([expect.stringContaining(expected)]);
  });

  it('reports a datasource without its slash', async () => {
    writePage('about', TITLE, '  headless-main:\n    - { rendering: FaqAccordion, datasource: items/faqs }');
    expect(await diagnostics()).toEqual([
      expect.stringContaining('0.datasource: a path that begins with /: /items/faqs'),
    ]);
  });

  it('reports a page without a parent page', async () => {
    writePage('personal/finance', TITLE);
    expect(await diagnostics()).toEqual([expect.stringContaining('a page above it: pages/personal.yml')]);
  });

  it('reports a picture that cannot be read', async () => {
    write('media/broken.svg', '<svg');
    write('media/.hidden.svg', '<svg');
    expect(await diagnostics()).toEqual([
      expect.stringContaining('media/broken.svg:1 file: a picture that can be read'),
    ]);
  });

  it('reports two items of one name', async () => {
    const item =
      '- rendering: FaqAccordion\n      datasource: { children: [{ name: a, fields: { Question: 1 } }, { name: a, fields: { Question: 2 } }] }';
    writePage('about', TITLE, `  headless-main:\n    ${item}`);
    expect(await diagnostics()).toEqual([expect.stringContaining('a name that no other item')]);
  });

  it.each([
    [
      'an unknown type',
      'from: /a, to: /, type: for-ever',
      'redirects.yml:1 0.type: one of transfer, permanent, temporary, not "for-ever"',
    ],
    ['an unknown target', 'from: /a, to: /nowhere', '0.to: the address of a page, or one that begins with https://'],
    ['an invalid expression', "from: '^/(a', to: /", '0.from: an address, or a regular expression that can be read'],
    ['a missing pattern', 'to: /', '0.from: an address or a regular expression'],
    ['an unknown language', 'from: /a, to: /, language: fr', '0.language: one of ar, en'],
    ['a value that is no boolean', 'from: /a, to: /, keepQuery: maybe', '0.keepQuery: true or false'],
    ['an unknown key', 'from: /a, to: /, permanent: true', '0.permanent: is unknown'],
  ])('reports a redirect with %s', async (_, redirect, expected) => {
    write('redirects.yml', `- { ${redirect} }\n`);
    expect(await diagnostics()).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ['languageFallback: { en: en }', 'languageFallback.en: another language: ar'],
    ['language: fr', 'language: one of ar, en'],
    ['colour: red', 'colour: is unknown, a site has'],
  ])('reports the error in %s', async (line, expected) => {
    const site = "name: rukn\nhostName: '*'\nlayout: {}\nerrorPages: { notFound: /404, serverError: /500 }\n";
    write('site.yml', `${site}${line}\n`);
    expect(await diagnostics()).toEqual([expect.stringContaining(`site.yml:5 ${expected}`)]);
  });

  it('reports a second site of the same name and its other errors', async () => {
    write('sites/other/site.yml', 'name: rukn\nlayout: {}\nerrorPages: { notFound: /404, serverError: /500 }\n');
    write('sites/other/dictionary.yml', 'BACK: { en: Back }\nHINT: { ar: تلميح, en: A hint, and more }\n');
    for (const page of ['home', '404', '500'])
      write(`sites/other/pages/${page}.yml`, `template: Page\nfields:\n  ${TITLE}\n`);
    expect(await diagnostics()).toEqual([
      expect.stringContaining('sites/other/dictionary.yml:1 BACK.ar: BACK in Arabic (Multi-Line Text)'),
      expect.stringContaining(
        'sites/other/dictionary.yml:2 HINT.and more: is unknown, a phrase with a comma is quoted',
      ),
      expect.stringContaining('sites/other/site.yml:1 name: a name that no other site has: rukn'),
    ]);
  });

  it('reports the errors of a draft, and an invalid version', async () => {
    writePage('about', TITLE);
    writePage('about.draft', `${TITLE}\n  Bogus: 1`);
    write('pages/help.yml', `template: Page\nversion: first\nfields:\n  ${TITLE}\n`);
    expect(await diagnostics()).toEqual([
      expect.stringContaining('pages/about.draft.yml:4 fields.Bogus: is unknown'),
      expect.stringContaining('pages/help.yml:2 version: a whole number from 1'),
    ]);
  });
});
