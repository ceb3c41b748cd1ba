// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { layoutWith, renderExample, renderLayout } from '#tests/support/widget-page.ts';
import { fixtures } from './RichText.fixture.ts';

it('lists the headings of its text as links to them, and shows its companion after the text', async () => {
  const { html } = await renderExample(serverRegistry, fixtures.columns, 'ar');
  document.body.innerHTML = html;
  const links = within(screen.getByRole('navigation', { name: 'page_contents' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(links.map(({ textContent }) => textContent)).toEqual(['متى ننفّذ', 'إن أخطأت']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`));
  const [text, companion] = [screen.getByText('أخبرنا فوراً.'), screen.getByText('اتصل بنا.')];
  expect(text.compareDocumentPosition(companion)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('lists nothing where it is not asked to', async () => {
  const { html } = await renderExample(serverRegistry, fixtures.full, 'ar');
  document.body.innerHTML = html;
  expect(screen.getAllByRole('heading').length).toBeGreaterThan(0);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('leaves the text to its editor in editing', async () => {
  const { html, errors } = await renderLayout(serverRegistry, layoutWith(fixtures.columns, 'en'), 'en', 'edit');
  expect(errors).toEqual([]);
  expect(html).toContain('Tell us at once.');
});
