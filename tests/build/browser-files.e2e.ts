import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documents } from '#src/queries/documents.server.ts';

const STATIC = join(import.meta.dirname, '..', '..', '.next', 'static');

const browserFiles = readdirSync(STATIC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(join(STATIC, file), 'utf8') }));

/** Texts that the SDK, a definition, a server library, a static widget or a secret would leave in a browser file. */
const FORBIDDEN: Readonly<Record<string, RegExp>> = {
  // The address of a form has a placeholder for the key.
  'the SDK': /sc_apikey(?!:"site")|JssLayoutQuery|sitecore-jss/,
  'a GraphQL parser': /GraphQLError|Syntax Error:/,
  'a definition': /Single-Line Text|sitecoreType/,
  'zod beyond zod/mini, which queries use': /(?<![$\w])Zod(String|Object|Number)\b/,
  'the sanitizer': /allowedSchemes|sanitizeHtml/,
  'a static widget': /faq-accordion|mobile-navigation|star-band/,
  'a name of a secret': /SITECORE_API_KEY|JSS_EDITING_SECRET|REVALIDATE_SECRET/,
  'the GraphQL proxy': /UNKNOWN_DOCUMENT|GRAPH_QL_ENDPOINT|sc_editMode/,
};

test.describe('files that a browser can fetch', () => {
  test('exist', () => {
    expect(browserFiles.length).toBeGreaterThan(5);
  });

  test('are compressed by the build as small as they can be', () => {
    for (const { file, text } of browserFiles) {
      const compressed = readFileSync(join(STATIC, `${file}.br`));
      expect(brotliDecompressSync(compressed).toString(), file).toBe(text);
      expect(compressed.length, file).toBeLessThanOrEqual(brotliCompressSync(text).length);
      expect(gunzipSync(readFileSync(join(STATIC, `${file}.gz`))).toString(), file).toBe(text);
    }
  });

  for (const [name, pattern] of Object.entries(FORBIDDEN)) {
    test(`hold no trace of ${name}`, () => {
      expect(browserFiles.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
    });
  }

  test('hold no hash of a document that the GraphQL proxy accepts', () => {
    const hashes = Object.values(documents);
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(browserFiles.filter(({ text }) => text.includes(hash))).toEqual([]);
  });

  test('hold no secret of this installation', () => {
    const secrets = ['SITECORE_API_KEY', 'JSS_EDITING_SECRET', 'REVALIDATE_SECRET'].map(
      (name) => process.env[name] ?? '',
    );
    expect(secrets.every((secret) => secret.length >= 16)).toBe(true);
    for (const secret of secrets) expect(browserFiles.filter(({ text }) => text.includes(secret))).toEqual([]);
  });
});
