import { describe, expect, it } from 'vitest';
import { readFields } from '#sitecore/definitions/rendering.ts';
import { header } from '#sitecore/definitions/renderings/header.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { labelOf, buildNavigation } from './navigation-tree.ts';

type Wire = Readonly<Record<string, unknown>>;

/** Returns an item as the layout service sends it. */
const item = (name: string, href: string, Children: readonly Wire[] = [], fields: Wire = {}): Wire => ({
  id: `{${name}}`,
  name,
  displayName: name,
  url: '',
  fields: { Title: { value: `t-${name}` }, Href: { value: { href } }, Children, ...fields },
});

const read = (items: readonly Wire[]) =>
  readFields(header, { Logo: { value: { src: '/logo.svg', alt: '' } }, items }, decodeScope('en')).items;

function build(items: readonly Wire[]) {
  const reported: string[] = [];
  const navigation = buildNavigation(read(items), { language: 'en', report: (message) => reported.push(message) });
  return { ...navigation, reported };
}

describe('labelOf', () => {
  it.each([
    [{ NavigationTitle: { value: 'In the menu' }, Title: { value: 'Title' } }, 'In the menu'],
    [{ NavigationTitle: { value: '  ' }, Title: { value: 'Title' } }, 'Title'],
    [{ NavigationTitle: { value: '' }, Title: { value: '' } }, 'cards'],
    [{ NavigationTitle: null, Title: null }, 'cards'],
  ])('DATA-16 reads an item with its seven parts, and labels %j as %s', (titles, label) => {
    const [read1] = read([
      item('cards', '/personal/cards', [item('a', '/a')], { ...titles, FieldName: { value: 'SignIn' } }),
    ]);
    if (!read1) throw new Error('no item');
    expect(labelOf(read1)).toBe(label);
    expect(read1).toMatchObject({
      id: '{cards}',
      displayName: 'cards',
      fields: {
        Title: { value: titles.Title?.value ?? '' },
        NavigationTitle: { value: titles.NavigationTitle?.value ?? '' },
        Href: { href: '/en/personal/cards' },
        FieldName: { value: 'SignIn' },
      },
    });
    expect(read1.fields.Children.map(({ name }) => name)).toEqual(['a']);
  });
});

describe('buildNavigation', () => {
  it('DATA-17 gives each item its title, link, sub-items and categories, and each sub-item its category', () => {
    const { primary, reported } = build([
      item('personal', 'personal/', [
        item('cards', '/personal/cards', [
          item('daily', '/personal/cards/daily', [item('blue', '/blue'), item('green', '/green/')]),
          item('travel', '', [item('gold', '/gold')]),
        ]),
        item('plain', '/plain'),
      ]),
    ]);
    expect(reported).toEqual([]);
    expect(primary).toMatchObject([
      {
        title: 't-personal',
        href: '/en/personal',
        sections: [
          {
            title: 't-cards',
            href: '/en/personal/cards',
            categories: [
              { id: '{daily}', title: 't-daily', href: '/en/personal/cards/daily' },
              { id: '{travel}', title: 't-travel', href: '' },
            ],
            subItems: [
              { title: 't-blue', href: '/en/blue', categoryId: '{daily}' },
              { title: 't-green', href: '/en/green', categoryId: '{daily}' },
              { title: 't-gold', href: '/en/gold', categoryId: '{travel}' },
            ],
          },
          { title: 't-plain', categories: [], subItems: [] },
        ],
      },
    ]);
  });

  it.each([
    ['by their names', { FirstLevelLeft: 'FirstLevelLeft', FirstLevelRight: 'FirstLevelRight', SignIn: 'SignIn' }],
    ['by their FieldName, whatever their name', { l: 'FirstLevelLeft', r: 'FirstLevelRight', s: 'SignIn' }],
  ])('NAV-05 finds the special items %s, and never counts them among the three pills', (_, roles) => {
    const special = Object.entries(roles).map(([name, FieldName]) =>
      item(
        name,
        '/special',
        [item(`${name}-child`, '/child')],
        name === FieldName ? {} : { FieldName: { value: FieldName } },
      ),
    );
    const pills = ['a', 'b', 'c', 'd'].map((name) => item(name, `/${name}`));
    const { primary, stripStart, stripEnd, signIn } = build([...special, ...pills]);
    expect(primary.map(({ title }) => title)).toEqual(['t-a', 't-b', 't-c']);
    const [left, right, sign] = Object.keys(roles);
    expect(stripStart.map(({ title }) => title)).toEqual([`t-${left}-child`]);
    expect(stripEnd.map(({ title }) => title)).toEqual([`t-${right}-child`]);
    expect(signIn?.title).toBe(`t-${sign}`);
  });

  it('omits and reports items without a title or a link, and keeps the rest', () => {
    const untitled = item('', '/x', [], { Title: { value: '' } });
    const { primary, reported } = build([
      item('lost', ''),
      { ...untitled, displayName: '' },
      item('personal', '/personal', [item('empty', ''), item('cards', '', [item('all', '/all')])]),
    ]);
    expect(primary.map(({ title, sections }) => [title, sections.map(({ href }) => href)])).toEqual([
      ['t-personal', ['/en/all']],
    ]);
    expect(reported).toHaveLength(3);
    expect(reported.join('\n')).toMatch(/lost is omitted: it has no link[^]*no title[^]*empty/);
  });
});
