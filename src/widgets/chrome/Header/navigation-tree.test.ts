import { describe, expect, it } from 'vitest';
import { readFields } from '#sitecore/definitions/rendering.ts';
import { header } from '#sitecore/definitions/renderings/header.ts';
import { decodeScope } from '#src/cms/decode-scope.ts';
import { labelOf, buildNavigation } from './navigation-tree.ts';

type Wire = Readonly<Record<string, unknown>>;

/** An item as the layout service sends it. */
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
  const problems: string[] = [];
  const navigation = buildNavigation(read(items), { language: 'en', report: (problem) => problems.push(problem) });
  return { ...navigation, problems };
}

describe('a navigation item', () => {
  it.each([
    [{ NavigationTitle: { value: 'In the menu' }, Title: { value: 'Title' } }, 'In the menu'],
    [{ NavigationTitle: { value: '  ' }, Title: { value: 'Title' } }, 'Title'],
    [{ NavigationTitle: { value: '' }, Title: { value: '' } }, 'cards'],
    [{ NavigationTitle: null, Title: null }, 'cards'],
  ])('DATA-16 is read with its seven parts, and %j is labelled %s', (titles, label) => {
    const [read1] = read([
      item('cards', '/personal/cards', [item('a', '/a')], { ...titles, FieldName: { value: 'F' } }),
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
        FieldName: { value: 'F' },
      },
    });
    expect(read1.fields.Children.map(({ name }) => name)).toEqual(['a']);
  });
});

describe('the tree of the navigation', () => {
  it('DATA-17 gives each item its title, link, sub-items and categories, and each sub-item its category', () => {
    const { primary, problems } = build([
      item('personal', 'personal/', [
        item('cards', '/personal/cards', [
          item('daily', '/personal/cards/daily', [item('blue', '/blue'), item('green', '/green/')]),
          item('travel', '', [item('gold', '/gold')]),
        ]),
        item('plain', '/plain'),
      ]),
    ]);
    expect(problems).toEqual([]);
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
    ['by their FieldName, whatever they are called', { l: 'FirstLevelLeft', r: 'FirstLevelRight', s: 'SignIn' }],
  ])('NAV-05 takes the special items %s, never as pills and not among the three', (_, roles) => {
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

  it('leaves out what has no title or leads nowhere, tells so, and keeps the rest', () => {
    const untitled = item('', '/x', [], { Title: { value: '' } });
    const { primary, problems } = build([
      item('lost', ''),
      { ...untitled, displayName: '' },
      item('personal', '/personal', [item('empty', ''), item('cards', '', [item('all', '/all')])]),
    ]);
    expect(primary.map(({ title, sections }) => [title, sections.map(({ href }) => href)])).toEqual([
      ['t-personal', ['/en/all']],
    ]);
    expect(problems).toHaveLength(3);
    expect(problems.join('\n')).toMatch(/lost is left out, for it has no link[^]*no title[^]*empty/);
  });
});
