// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { embedSettings } from '#src/config/env.ts';
import { qrCode } from '#src/features/qr-code/qr-code.server.ts';
import { serverRegistry } from '#src/widgets/registry.server.ts';
import { renderExample } from '#tests/support/widget-page.ts';
import { fixtures } from './AppPromo.fixture.ts';

async function show(example: (typeof fixtures)[keyof typeof fixtures], language: 'ar' | 'en' = 'en') {
  document.body.innerHTML = (await renderExample(serverRegistry, example, language)).html;
}

/** Returns the text of a code, drawn with 4 pixels a module. */
function read({ size, path }: ReturnType<typeof qrCode>): string {
  const width = size * 4;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h/g)) {
    for (let dy = 0; dy < 4; dy += 1)
      for (let dx = 0; dx < 4; dx += 1) {
        const at = ((Number(y) * 4 + dy) * width + Number(x) * 4 + dx) * 4;
        data.fill(0, at, at + 3);
      }
  }
  return decodeQR({ width, height: width, data });
}

it('has two store links of the content, which open new tabs', async () => {
  await show(fixtures.full);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['https://apps.apple.com/sa/app/rukn', '_blank'],
    ['https://play.google.com/store/apps/details?id=example.rukn', '_blank'],
  ]);
  expect(screen.getByRole('link', { name: /app_store.*sign_in_new_tab/ })).toBeTruthy();
});

it('has a code that a reader reads as the address in full', async () => {
  await show(fixtures.full);
  const code = screen.getByRole('img', { name: 'app_code' });
  const address = `${embedSettings().PUBLIC_URL}/en/help/app`;
  const expected = qrCode(address);
  expect(code.querySelector('path')?.getAttribute('d')).toBe(expected.path);
  expect(read(expected)).toBe(address);
});

it.each(['minimal', 'longCode'] as const)('has no code without an address that a camera can read: %s', async (name) => {
  await show(fixtures[name]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
