import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { arrangeList } from './yaml-list.ts';

const TEXT = `# a page
template: Page
placeholders:
  headless-main:
    # the first
    - rendering: HeroBanner
    - rendering: RichText # kept
      datasource:
        fields: { Text: { ar: <p>واحد</p>, en: <p>One</p> } }
    - rendering: Breadcrumbs
# the end
`;
const LIST = ['placeholders', 'headless-main'];

const page = z.object({ placeholders: z.object({ 'headless-main': z.array(z.object({ rendering: z.string() })) }) });

const names = (text: string): string[] =>
  page.parse(parse(text)).placeholders['headless-main'].map(({ rendering }) => rendering);

it('moves the lines of a list’s members with their comments', () => {
  const text = arrangeList(TEXT, LIST, [{ old: 2 }, { old: 0 }, { old: 1 }]);
  expect(names(text)).toEqual(['Breadcrumbs', 'HeroBanner', 'RichText']);
  expect(text).toContain('- rendering: RichText # kept\n      datasource:\n        fields: { Text: {');
  expect(text.startsWith('# a page\n')).toBe(true);
  expect(text.endsWith('# the end\n')).toBe(true);
});

it('adds and removes members and leaves the other lines as they are', () => {
  const text = arrangeList(TEXT, LIST, [{ old: 0 }, { old: 1 }, { value: { rendering: 'SiteMap' } }]);
  expect(text).toBe(TEXT.replace('Breadcrumbs', 'SiteMap'));
});

it('adds a list that is missing, and removes one that is left empty', () => {
  const empty = arrangeList(TEXT, LIST, []);
  expect(parse(empty)).toEqual({ template: 'Page', placeholders: {} });
  const text = arrangeList('template: Page\n', LIST, [{ value: { rendering: 'SiteMap' } }]);
  expect(parse(text)).toEqual({ template: 'Page', placeholders: { 'headless-main': [{ rendering: 'SiteMap' }] } });
});

it('changes a list within a line', () => {
  const text = arrangeList('children: [{ name: a }, { name: b }] # both\n', ['children'], [{ old: 1 }, { old: 0 }]);
  expect(parse(text)).toEqual({ children: [{ name: 'b' }, { name: 'a' }] });
  expect(text).toContain('# both');
});
