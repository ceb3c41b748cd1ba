import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { isRecord } from '../is-record.ts';
import { decodeFields, template } from '../template.ts';
import { checkbox } from './checkbox.ts';
import { choice } from './choice.ts';
import { date } from './date.ts';
import { file } from './file.ts';
import { image } from './image.ts';
import { lookup, multilist } from './items.ts';
import type { DecodeScope } from './kind.ts';
import { link } from './link.ts';
import { integer, number } from './number.ts';
import { richText } from './rich-text.ts';
import { text } from './text.ts';

const reported: string[] = [];
const scope: DecodeScope = {
  href: (href) => href,
  html: (markup) => markup,
  report: (problem) => void reported.push(problem),
};
const strict: DecodeScope = { ...scope, isStrict: true };

beforeEach(() => void reported.splice(0));

const linkOf = (value: unknown) => link().decode({ value }, scope);

describe('a general link as a Sitecore sends it', () => {
  it.each([
    [{ href: '/a', querystring: 'x=1', anchor: 'b', linktype: 'internal' }, '/a?x=1#b'],
    [{ href: '/a?x=1#b', querystring: 'x=1', anchor: 'b', linktype: 'internal' }, '/a?x=1#b'],
    [{ href: '/a?x=1', querystring: 'y=2&x=1', anchor: 'b', linktype: 'Internal' }, '/a?x=1&y=2#b'],
    [{ href: '/a#b', querystring: 'x=1', anchor: 'c' }, '/a?x=1#b'],
    [{ href: 'https://b.example/p', querystring: '?x=1', linktype: 'external' }, 'https://b.example/p?x=1'],
    [{ href: '/-/media/terms.pdf', linktype: 'media', anchor: 'page=2' }, '/-/media/terms.pdf#page=2'],
    [{ href: '#part', anchor: 'part', linktype: 'anchor' }, '#part'],
    [{ href: '#part', anchor: 'part', linktype: 'ANCHOR', url: 'part' }, '#part'],
    [{ href: 'mailto:m@b.example', linktype: 'mailto' }, 'mailto:m@b.example'],
    [
      { href: 'm@b.example', linktype: 'mailto', querystring: 'subject=One two' },
      'mailto:m@b.example?subject=One%20two',
    ],
    [{ href: ' mailto: m@b.example ?subject=One two', linktype: 'mailto' }, 'mailto:m@b.example?subject=One%20two'],
    [{ href: 'tel:+966 11 456 7890', linktype: 'tel' }, 'tel:+966114567890'],
    [{ href: '٠١١ ٤٥٦ ٧٨٩٠', linktype: 'tel' }, 'tel:0114567890'],
    [{ href: 'TEL:920 001 234,,7', linktype: 'external' }, 'tel:920001234,,7'],
    [{ href: '/forms/one', linktype: 'form' }, '/forms/one'],
    [{ href: ' /a b ', linktype: 'internal' }, '/a%20b'],
    [{ href: '\u200E/a\u2066\u2069', linktype: 'internal' }, '/a'],
    [{ url: 'https://b.example/', linktype: 'external' }, 'https://b.example/'],
    [{ href: null, url: '/a', querystring: 'x=1', linktype: 'internal' }, '/a?x=1'],
    [{ href: '', url: '/a', linktype: 'internal', text: '' }, ''],
    [{ href: null, url: '/sitecore/content/rukn/home/a', linktype: 'internal' }, ''],
    [{ href: '', querystring: 'x=1', anchor: 'b' }, ''],
  ])('%j leads to %j', (value, href) => {
    expect(linkOf(value).href).toBe(href);
    expect(reported).toEqual([]);
  });

  it.each([
    { href: 'javascript:alert(1)', linktype: 'javascript' },
    { href: 'alert(1)', linktype: 'JavaScript' },
    { href: 'java\u200Bscript:alert(1)' },
    { url: 'javascript:alert(1)', linktype: 'external' },
    { href: 'javascript:alert(1)', linktype: 'mailto' },
    { href: 'vbscript:x' },
  ])('%j is left out and reported', (value) => {
    expect(linkOf(value).href).toBe('');
    expect(reported).toHaveLength(1);
  });

  it.each([
    ['_blank', '_blank'],
    ['_BLANK', '_blank'],
    [' _Self ', '_self'],
    ['help', 'help'],
    [null, ''],
  ])('with the target %j opens in %j', (target, opened) => {
    expect(linkOf({ href: '/a', target }).target).toBe(opened);
  });

  it('is read without the field around it', () => {
    expect(link().decode({ href: '/a', text: 'x' }, scope)).toMatchObject({ href: '/a', text: 'x' });
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ف', '1', '-', '%20'), minLength: 1, maxLength: 5 });
  const pair = fc.tuple(word, word).map(([name, value]) => `${name}=${value}`);

  it('has each pair of its query once and one fragment, wherever they are sent', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        fc.uniqueArray(pair, { maxLength: 4 }),
        fc.nat(),
        fc.option(word),
        fc.boolean(),
        (steps, pairs, split, part, isPartInside) => {
          const inside = pairs.slice(0, split % (pairs.length + 1));
          const path = `/${steps.join('/')}`;
          const href = `${path}${inside.length > 0 ? `?${inside.join('&')}` : ''}${part !== null && isPartInside ? `#${part}` : ''}`;
          const sent = { href, querystring: pairs.join('&'), anchor: part, linktype: 'internal' };
          const whole = `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${part === null ? '' : `#${part}`}`;
          expect(linkOf(sent).href).toBe(whole);
          // The decoded value, sent again, is the same.
          expect(linkOf({ ...sent, href: whole }).href).toBe(whole);
        },
      ),
    );
  });
});

const card = template('Card Of Test', { Title: text(), Order: number() });

describe('items as a Sitecore sends them', () => {
  const item = (id: string) => ({ id, name: id, fields: { Title: { value: id } } });
  const titles = (list: unknown, within = scope) =>
    multilist(card)
      .decode(list, within)
      .map(({ fields }) => fields.Title.value);

  it.each<[unknown, readonly string[]]>([
    [[null, item('a'), null], ['a']],
    [[{ id: 'a', fields: null }], ['']],
    [[{ id: 'a', name: null, displayName: 7, url: null, fields: 'x' }], ['']],
    [null, []],
    ['', []],
    [{ value: '' }, []],
    [{ value: null }, []],
  ])('a multilist %j has the items %j', (list, shown) => {
    expect(titles(list)).toEqual(shown);
    expect(titles(list, strict)).toEqual(shown);
    expect(reported).toEqual([]);
  });

  it.each([null, undefined, '', { value: '' }, { value: null }])('a lookup %j is none', (json) => {
    expect(lookup(card).decode(json, strict)).toBeNull();
  });

  it('a multilist shows every item that can be read, whatever stands between them', () => {
    const odd = fc.oneof(fc.constant(null), fc.jsonValue(), fc.record({ fields: fc.jsonValue() }));
    const entry = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('a', 'b', 'c').map(item) },
      { weight: 1, arbitrary: odd },
    );
    fc.assert(
      fc.property(fc.array(entry), (list) => {
        const ids = list.flatMap((one: unknown) => (isRecord(one) && 'name' in one && 'id' in one ? [one.id] : []));
        expect(titles(list)).toEqual(ids);
      }),
    );
  });
});

describe('values as a Sitecore sends them', () => {
  it.each([
    [1, true],
    ['1', true],
    ['true', true],
    ['True', true],
    [true, true],
    ['', false],
    ['0', false],
    [0, false],
    [null, false],
  ])('a checkbox %j is %j', (value, ticked) => {
    expect(checkbox().decode({ value }, strict)).toBe(ticked);
    expect(checkbox().decode(value, strict)).toBe(ticked);
  });

  it.each([
    ['24,7', 24.7],
    ['24,713', 24.713],
    ['٢٤٫٧', 24.7],
    ['٢٤،٧', 24.7],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1,234,567', 1_234_567],
    ['3 400,5', 3400.5],
    ['-7,25', -7.25],
    [' 7 ', 7],
    ['', null],
    [' ', null],
    [null, null],
  ])('a number %j is %j', (value, read) => {
    expect(number().decode({ value }, strict)).toBe(read);
  });

  it.each(['12.3.4', '1,2,3', '12.3,4', 'ten', '7,5 SAR', '1e999'])('a number %j is refused', (value) => {
    expect(() => number().decode({ value }, strict)).toThrow();
  });

  it.each([
    ['1,500', 1500],
    ['1.500', 1500],
    ['1500', 1500],
  ])('a whole number %j is %j', (value, read) => {
    expect(integer().decode({ value }, strict)).toBe(read);
  });

  it('a number is the same with a decimal comma, a point, and groups in other digits', () => {
    const arabic = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const digits = String(cents).padStart(2, '0');
        const expected = Number(`${whole}.${digits}`);
        const grouped = whole.toLocaleString('en');
        for (const sent of [
          `${whole},${digits}`,
          `${whole}.${digits}`,
          `${grouped}.${digits}`,
          `${grouped.replaceAll(',', '.')},${digits}`,
          `${grouped.replaceAll(',', '\u00A0')},${digits}`,
          arabic(`${whole}٫${digits}`),
        ])
          expect(number().decode({ value: sent }, strict)).toBe(expected);
      }),
    );
  });

  it.each([
    ['2026-12-31T21:00:00Z', '2026-12-31T21:00:00Z'],
    ['20261231T210000Z', '2026-12-31T21:00:00Z'],
    ['20261231', '2026-12-31T00:00:00Z'],
    ['2026-12-31T21:00:00.0000000Z', '2026-12-31T21:00:00Z'],
    ['2027-01-01T00:00:00+03:00', '2026-12-31T21:00:00Z'],
    ['2026-12-31', '2026-12-31T00:00:00Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z'],
    ['0001-01-01T00:00:00Z', null],
    ['00010101T000000', null],
    ['', null],
    [null, null],
  ])('a date %j is %j', (value, read) => {
    expect(date().decode({ value }, strict)).toEqual({ value: read });
    expect(reported).toEqual([]);
  });

  it.each(['2026-02-30T00:00:00Z', '2026-04-31T00:00:00Z', '20270229T000000Z', 'soon', '31/12/2026'])(
    'a date %j stays, so that its place says that it is none',
    (value) => {
      expect(date().decode({ value }, strict)).toEqual({ value });
    },
  );

  it('a date is a moment of the calendar, or stays as it is written', () => {
    const part = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2060 }), fc.integer({ min: 1, max: 13 }), part, (year, month, day) => {
        const [mm, dd] = [String(month).padStart(2, '0'), String(day).padStart(2, '0')];
        const isDay = month < 13 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
        for (const sent of [`${year}-${mm}-${dd}T00:00:00Z`, `${year}${mm}${dd}T000000Z`, `${year}-${mm}-${dd}`])
          expect(date().decode({ value: sent }, scope).value).toBe(isDay ? `${year}-${mm}-${dd}T00:00:00Z` : sent);
        expect(date().read(`${year}-${mm}-${dd}`).ok).toBe(isDay);
      }),
    );
  });

  it.each([' low ', 'Low', 'LOW'])('a choice %j is the known value', (value) => {
    expect(choice(['low', 'full']).decode({ value }, scope)).toEqual({ value: 'low' });
  });
});

describe('pictures and files as a Sitecore sends them', () => {
  it.each([
    [{ value: { src: '/a.png', alt: null, width: '', height: '' } }, { src: '/a.png', alt: '' }],
    [{ value: { src: null, alt: null } }, { src: '', alt: '' }],
    [{ value: '' }, { src: '', alt: '' }],
    [
      { value: { src: '/a.png', alt: 'x', width: '640px', height: '479.6' } },
      { src: '/a.png', alt: 'x', width: 640, height: 480 },
    ],
    [{ value: { src: ' /a.png', alt: 7, width: 'auto', height: {} } }, { src: '/a.png', alt: '7' }],
    [
      { src: '/a.png', alt: 'x' },
      { src: '/a.png', alt: 'x' },
    ],
    [
      { value: { src: '/a.png' }, editable: null },
      { src: '/a.png', alt: '' },
    ],
  ])('a picture %j is %j', (json, picture) => {
    expect(image().decode(json, strict)).toEqual(picture);
  });

  it('a file without a title has the name that its library displays', () => {
    const value = { src: '/a.pdf', title: '', displayName: 'Terms', name: 'terms-2026', size: null };
    expect(file().decode({ value }, strict)).toMatchObject({ title: 'Terms', size: 0 });
  });
});

describe('a bad part of a field', () => {
  const junk = fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.array(fc.jsonValue()),
    fc.dictionary(fc.string(), fc.jsonValue()),
  );

  it('costs itself alone', () => {
    fc.assert(
      fc.property(junk, (odd) => {
        expect(linkOf({ href: '/a', text: 'x', title: odd, target: odd, class: odd, anchor: odd }).text).toBe('x');
        expect(linkOf({ href: '/a', text: odd, querystring: odd, id: odd, url: odd }).href).toBe('/a');
        expect(image().decode({ value: { src: '/a', alt: odd, width: odd, height: 3 }, editable: odd }, scope)).toEqual(
          { src: '/a', alt: '', height: 3 },
        );
        expect(file().decode({ value: { src: '/a', title: odd, name: 'n', size: odd } }, scope)).toMatchObject({
          title: 'n',
        });
        expect(text().decode({ value: 'x', editable: odd }, scope)).toEqual({ value: 'x' });
        expect(richText().decode({ value: 'x', editable: odd }, scope)).toEqual({ value: 'x' });
      }),
    );
  });

  it('costs its field and never the fields beside it, whatever a Sitecore sends', () => {
    const kinds = {
      text: text(),
      rich: richText(),
      link: link(),
      image: image(),
      file: file(),
      date: date(),
      number: number(),
    };
    const others = { box: checkbox(), choice: choice(['a']), list: multilist(card), item: lookup(card) };
    const all = template('Of Test', { ...kinds, ...others, Title: text({ required: true }) });
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys({ ...kinds, ...others })),
        fc.jsonValue(),
        fc.boolean(),
        (name, odd, isValue) => {
          const json = { Title: { value: 'x' }, [name]: isValue ? { value: odd } : odd };
          expect(decodeFields(all, json, scope).Title.value).toBe('x');
        },
      ),
    );
  });

  it.each([
    ['a picture without its address', { P: { value: { src: null } } }, image({ required: true })],
    ['a link without its address', { P: { value: { href: null } } }, link({ required: true })],
    ['a date that is not set', { P: { value: '0001-01-01T00:00:00Z' } }, date({ required: true })],
    ['a list of items that are gone', { P: [null, null] }, multilist(card, { required: true })],
  ])('is an empty field where it is required: %s', (_, json, kind) => {
    expect(() => decodeFields({ fields: { P: kind } }, json, scope)).toThrow('is required and empty');
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('does not come from an object’s own %s', (name) => {
    expect(decodeFields({ fields: { [name]: text() } }, {}, scope)).toEqual({ [name]: { value: '' } });
    expect(
      decodeFields({ fields: { Title: text() } }, { [name]: { value: 'x' }, Title: { value: 'y' } }, scope),
    ).toEqual({ Title: { value: 'y' } });
  });
});
