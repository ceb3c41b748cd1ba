// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './FieldFormats.fixture.ts';

async function textsOf(language: 'ar' | 'en') {
  document.body.innerHTML = (await renderExample(serverRegistry, fixtures.full, language)).html;
  return [...document.querySelectorAll('dd')].map((row) => row.textContent.replaceAll(/[\u061c\u200e\u200f]/g, ''));
}

it.each([
  ['ar', ['٨٠٠ ١٢٣ ٤٥٦٧', '+966 11 234 5678', '١٬٢٣٤٫٥٠', '٨٫٩٠٪', '٣١ ديسمبر ٢٠٢٦', '٥١٬٧٤٠']],
  ['en', ['800 123 4567', 'SAR', '1,234.50', '8.90%', 'December 31, 2026', '51,740']],
] as const)('shows each formatting in %s', async (language, expected) => {
  const texts = await textsOf(language);
  expect(texts).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(texts[index]).toContain(text);
});
