import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { LIBRARY_STYLES } from './security-headers.ts';

const LIBRARY = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'));

/** Returns the style sheet that a file of the library adds to pages. */
function styleIn(file: string): string {
  const code = readFileSync(join(LIBRARY, 'dist', 'private', file), 'utf8');
  const [, text = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code.replace(/`\s*\.trim/, '`.trim')) ?? [];
  const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code) ?? [];
  return text.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
}

it('LIBRARY_STYLES are the style elements of the installed React Aria', () => {
  const hashes = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(
    (file) => `'sha256-${createHash('sha256').update(styleIn(file)).digest('base64')}'`,
  );
  expect(LIBRARY_STYLES).toEqual(hashes);
});
