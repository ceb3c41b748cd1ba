// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './FieldTypes.fixture.ts';

it('shows each kind of field beside its name', async () => {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, 'en')).html;
  const rows = [...document.querySelectorAll('dl > div')].map(
    (row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.innerHTML ?? ''] as const,
  );
  for (const [name, html] of [
    ['test_single_line', 'One line'],
    ['test_multi_line', 'First line<br>second line'],
    ['test_rich_text', '<strong>formatted</strong>'],
    ['test_image', '<img'],
    ['test_link', 'href="/en/about"'],
    ['test_date', 'December 31, 2026'],
    ['test_number', '1,234.5'],
    ['test_checkbox', 'test_yes'],
    ['test_list', 'An item</li>'],
  ] as const)
    expect(rows.find(([row]) => row === name)?.[1], name).toContain(html);
  expect(rows).toHaveLength(9);
});
