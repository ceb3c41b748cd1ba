import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { checkbox } from './checkbox.ts';
import { date } from './date.ts';
import { file } from './file.ts';
import { image } from './image.ts';
import type { DecodeScope, EncodeScope, FieldKind } from './kind.ts';
import { link } from './link.ts';
import { nameValueList } from './name-value-list.ts';
import { integer, number } from './number.ts';
import { richText } from './rich-text.ts';
import { text } from './text.ts';

const encodeScope: EncodeScope = {
  language: 'ar',
  media: (src) => ({
    url: `/-/media/${src}`,
    name: 'a',
    extension: 'svg',
    mimeType: 'image/svg+xml',
    size: 7,
    width: 4,
    height: 3,
  }),
  pageId: (href) => (href === '/about' ? '{ID}' : undefined),
  item: (path) => ({ id: path }),
};
const reported: string[] = [];
const decodeScope: DecodeScope = {
  href: (href) => `/en${href}`,
  html: (markup) => markup.toUpperCase(),
  report: (problem) => void reported.push(problem),
};

function encode(kind: FieldKind<unknown>, raw: unknown): Json {
  const read = kind.read(raw);
  if (!read.ok) throw new Error(read.diagnostics.map(({ expected }) => expected).join('; '));
  return read.content.json(encodeScope);
}

function diagnosticsOf(kind: FieldKind<unknown>, raw: unknown): readonly string[] {
  const read = kind.read(raw);
  return read.ok ? [] : read.diagnostics.map(({ expected }) => expected);
}

describe('FieldKind.read', () => {
  it.each<[string, FieldKind<unknown>, unknown, Json]>([
    ['text', text(), 'مرحباً', { value: 'مرحباً' }],
    ['a number as text', text(), 404, { value: '404' }],
    ['rich text', richText(), '<p>a</p>', { value: '<p>a</p>' }],
    ['number', number(), 1.5, { value: 1.5 }],
    ['integer', integer(), 3, { value: 3 }],
    ['checkbox', checkbox(), true, { value: true }],
    ['a day', date(), '2026-12-31', { value: '2026-12-31T00:00:00Z' }],
    ['pairs', nameValueList(), [{ name: 'a b', value: 'x&y' }], { value: 'a%20b=x%26y' }],
    [
      'picture',
      image(),
      { src: 'a.svg', alt: '' },
      { value: { src: '/-/media/a.svg', alt: '', width: '4', height: '3' } },
    ],
    [
      'link',
      link(),
      { href: '/about?x=1#team', text: 'عن ركن' },
      {
        value: {
          href: '/about',
          text: 'عن ركن',
          linktype: 'internal',
          url: '/about',
          anchor: 'team',
          target: '',
          class: '',
          title: '',
          querystring: 'x=1',
          id: '{ID}',
        },
      },
    ],
    [
      'a link to another site',
      link(),
      { href: 'https://maps.example/?a=1#b', text: 'x' },
      {
        value: {
          ...{
            href: 'https://maps.example/?a=1#b',
            text: 'x',
            linktype: 'external',
            url: 'https://maps.example/?a=1#b',
          },
          ...{ anchor: '', target: '', class: '', title: '', querystring: '' },
        },
      },
    ],
  ])('encodes %s as Sitecore’s layout JSON', (_, kind, raw, json) => {
    expect(encode(kind, raw)).toEqual(json);
  });
});

describe('FieldKind.decode', () => {
  it.each<[string, FieldKind<unknown>, unknown, unknown]>([
    ['text', text(), { value: 'a', editable: '<i>a</i>' }, { value: 'a', editable: '<i>a</i>' }],
    ['absent text', text(), undefined, { value: '' }],
    ['sanitized rich text', richText(), { value: '<p>a</p>' }, { value: '<P>A</P>' }],
    ['an empty number', number(), { value: null }, null],
    ['a number sent as text', number(), { value: '2.5' }, 2.5],
    ['a checkbox sent as text', checkbox(), { value: '1' }, true],
    ['an unset date', date(), { value: '0001-01-01T00:00:00Z' }, { value: null }],
    [
      'pairs, without those that have no value',
      nameValueList(),
      { value: 'a=1&b=&c=%D9%A2' },
      [
        { name: 'a', value: '1' },
        { name: 'c', value: '٢' },
      ],
    ],
    ['an empty picture', image(), { value: {} }, { src: '', alt: '' }],
    [
      'a picture’s size as numbers',
      image(),
      { value: { src: '/a', alt: 'x', width: '4', height: '3' } },
      { src: '/a', alt: 'x', width: 4, height: 3 },
    ],
    [
      'a link with its href in the page’s language',
      link(),
      { value: { href: '/a', text: 'x' } },
      { href: '/en/a', text: 'x', title: '', target: '' },
    ],
    [
      'a link to a part of its page',
      link(),
      { value: { href: '#part', anchor: 'part', linktype: 'anchor' } },
      { href: '/en#part', text: '', title: '', target: '' },
    ],
    ['an empty file', file(), { value: {} }, null],
  ])('decodes %s', (_, kind, json, view) => {
    expect(kind.decode(json, decodeScope)).toEqual(view);
  });

  it.each([
    ['beside its href', { href: '/a', querystring: 'x=1&y=2', anchor: 'b', linktype: 'internal' }, '/en/a?x=1&y=2#b'],
    ['with their signs', { href: '/a', querystring: '?x=1', anchor: '#b' }, '/en/a?x=1#b'],
    ['in its href and beside it', { href: '/a?x=1#b', querystring: 'x=1', anchor: 'b' }, '/en/a?x=1#b'],
    ['half in its href', { href: '/a#b', querystring: 'x=1', anchor: 'b' }, '/en/a?x=1#b'],
    ['absent, with a bare fragment', { href: '#', querystring: '', anchor: '' }, '/en#'],
  ])('decodes a link whose query and fragment are %s', (_, value, href) => {
    expect(link().decode({ value }, decodeScope)).toEqual({ href, text: '', title: '', target: '' });
  });

  it.each<[string, FieldKind<unknown>, unknown]>([
    ['text that is a list', text(), { value: ['a'] }],
    ['a number that is a word', number(), { value: 'ten' }],
  ])('rejects %s', (_, kind, json) => {
    expect(() => kind.decode(json, decodeScope)).toThrow();
  });
});

describe('FieldKind.read with a value of another kind', () => {
  it.each<[string, FieldKind<unknown>, unknown, string]>([
    ['text', text(), true, 'a text'],
    ['number', number(), 'ten', 'a number'],
    ['integer', integer(), 1.5, 'a whole number'],
    ['date', date(), '31/12/2026', 'a date: 2026-12-31 or 2026-12-31T21:00:00Z'],
    ['a day that does not exist', date(), '2026-13-45', 'a day of the calendar'],
    ['checkbox', checkbox(), 'yes', 'true or false'],
    ['picture', image(), 'a.svg', 'a picture: { src, alt }'],
    ['link', link(), '/about', 'a link: { text, href }'],
    ['pairs', nameValueList(), 'a=1', 'a list of { name, value }'],
  ])('reports the expected value: %s', (_, kind, raw, expected) => {
    expect(diagnosticsOf(kind, raw)).toEqual([expected]);
  });
});

describe('FieldContent.isLocalized', () => {
  it.each<[string, FieldKind<unknown>, unknown, boolean]>([
    ['letters', text(), 'مرحباً', true],
    ['digits', text(), '١٢٣', false],
    ['a shared code', text({ shared: true }), 'car', false],
    ['a decorative picture', image(), { src: 'a.svg', alt: '' }, false],
    ['a picture with a description', image(), { src: 'a.svg', alt: 'سيارة' }, true],
    ['a link without text', link(), { href: '/about', text: '' }, false],
    ['markup around digits', richText(), '<p>12</p>', false],
  ])('is right for %s', (_, kind, raw, isLocalized) => {
    const read = kind.read(raw);
    expect(read.ok && read.content.isLocalized).toBe(isLocalized);
  });
});

describe('FieldContent.references', () => {
  it('lists the pages and media in markup and links', () => {
    const markup = richText().read(
      '<a href="/about">x</a><img src="/-/media/hero/home.svg"><a href="https://a.example/">y</a>',
    );
    expect(markup.ok && markup.content.references).toEqual([
      { to: 'page', path: '/about' },
      { to: 'media', path: 'hero/home.svg' },
    ]);
    const external = link().read({ href: 'tel:8001234567', text: '' });
    expect(external.ok && external.content.references).toEqual([]);
  });
});

describe('link().decode', () => {
  it.each<[string, Json]>([
    ['a value that is a text', { value: 'x' }],
    ['an href that is no text', { value: { href: 7, text: 'a' } }],
    ['a script', { value: { href: 'javascript:alert(1)', text: 'a' } }],
    ['a script with a tab', { value: { href: 'java\tscript:alert(1)', text: 'a' } }],
    ['a script after a control character', { value: { href: '\u0001java\nscript:alert(1)', text: 'a' } }],
    ['a script after a blank', { value: { href: ' JavaScript:alert(1)', text: 'a' } }],
    ['a data URL', { value: { href: 'data:text/html,a', text: 'a' } }],
  ])('reports and omits %s', (_, json) => {
    reported.length = 0;
    expect(link().decode(json, decodeScope)).toEqual({ href: '', text: '', title: '', target: '' });
    expect(reported).toEqual([expect.stringMatching(/^a link is left out: /)]);
  });

  it.each(['/about', 'about?x=a:b', '#terms', '?tab=2', 'https://a.example/x', 'tel:8001234567', 'mailto:a@b.example'])(
    'accepts %s',
    (href) => {
      reported.length = 0;
      expect(link().decode({ value: { href, text: 'a' } }, decodeScope).href).toBe(`/en${href}`);
      expect(reported).toEqual([]);
    },
  );
});
