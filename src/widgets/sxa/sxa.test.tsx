// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures as columns } from './ColumnSplitter/ColumnSplitter.fixture.ts';
import { fixtures as containers } from './Container/Container.fixture.ts';
import { fixtures as images } from './Image/Image.fixture.ts';
import { fixtures as linkLists } from './LinkList/LinkList.fixture.ts';
import { fixtures as promos } from './Promo/Promo.fixture.ts';
import { fixtures as titles } from './Title/Title.fixture.ts';

const show = async (...example: Parameters<typeof renderExample>): Promise<void> => {
  const { html, errors } = await renderExample(...example);
  expect(errors).toEqual([]);
  document.body.innerHTML = html;
};

it('a splitter shows the columns that are enabled, and its author all of them', async () => {
  await show(serverRegistry, columns.oneOff, 'en');
  expect(document.body.textContent).toBe('A column that is shown');
});

it('a container has its picture behind its blocks, at the site’s own address', async () => {
  await show(serverRegistry, containers.picture, 'ar');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/-/media/products/accounts-wide.svg');
  await show(serverRegistry, containers.empty, 'ar');
  expect(document.querySelector('[data-widget=Container]')?.innerHTML).toBe('');
});

it('a title is the first heading of its own page, and a link to another one', async () => {
  await show(serverRegistry, titles.ownPage, 'en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Personal accounts');
  expect(screen.queryByRole('link')).toBeNull();
  await show(serverRegistry, titles.otherPage, 'en');
  const heading = screen.getByRole('heading', { level: 2 });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe('/en/personal/cards');
});

it('a picture that leads somewhere is a link with its name', async () => {
  await show(serverRegistry, images.linked, 'ar');
  expect(screen.getByRole('link', { name: 'حسابات ركن' }).getAttribute('href')).toBe('/personal/accounts');
});

it('a picture without any text that leads somewhere is named by its address', async () => {
  await show(serverRegistry, images.nameless, 'en');
  expect(screen.getByRole('link', { name: '/en/personal/accounts' })).toBeInstanceOf(HTMLAnchorElement);
});

it('a banner is its picture alone, and a caption stands without a picture', async () => {
  await show(serverRegistry, images.linkedBanner, 'en');
  expect(screen.getByRole('img').getAttribute('alt')).toBe('Rukn accounts');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toBe('');
  await show(serverRegistry, images.captionOnly, 'en');
  expect(document.body.textContent).toBe('A caption');
});

it.each([
  ['list of links', linkLists.withoutTexts, '/en/legal/fees'],
  ['promo', promos.linkWithoutText, '/en/personal/accounts'],
])('a link of a %s shows its address where it has no text', async (_, example, address) => {
  await show(serverRegistry, example, 'en');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[address, address]]);
});

it('a promo has a link, or as WithText a second text in its place', async () => {
  await show(serverRegistry, promos.full, 'en');
  expect(screen.getByRole('link').textContent).toBe('Learn more');
  expect(document.body.textContent).not.toContain('No monthly fee.');
  await show(serverRegistry, promos.withText, 'en');
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.body.textContent).toContain('No monthly fee.');
});

it('the content of a page is that of its route, where a Sitecore sends the block none', async () => {
  const route = {
    name: 'page',
    fields: { Content: { value: '<p>Text of the page</p>' } },
    placeholders: { 'headless-main': [{ uid: 'a', componentName: 'PageContent', dataSource: '', params: {} }] },
  };
  const { html } = await renderLayout(serverRegistry, { sitecore: { context: {}, route } }, 'en');
  expect(html).toContain('Text of the page');
});

it('a page shows the blocks beside what is none', async () => {
  const block = {
    uid: 'a',
    componentName: 'PageContent',
    dataSource: '',
    fields: { Content: { value: '<p>Stays</p>' } },
  };
  const odd = [null, 'text', {}, { uid: 'c', componentName: 'constructor' }, block, { componentName: 7 }];
  const placeholders = { 'headless-header': null, 'headless-main': odd, 'headless-footer': {} };
  const layout = { sitecore: { context: {}, route: { name: 'page', placeholders } } };
  const { html, errors } = await renderLayout(serverRegistry, layout, 'en');
  expect(html).toContain('Stays');
  expect(errors).toEqual(['constructor: no widget is called constructor']);
});
