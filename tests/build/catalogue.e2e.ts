import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const BUILD = join(import.meta.dirname, '..', '..', '.next');

/** A class of the catalogue and its title. */
const CATALOGUE_CODE = /catalogue-window|معرض المكوّنات/;

test.describe('the catalogue', () => {
  test('is 404 in a built site, in both languages', async ({ request }) => {
    for (const path of ['/catalogue', '/en/catalogue', '/catalogue/Button', '/catalogue/frame/Button/kinds']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('leaves no code in a build', () => {
    const files = ['static', 'server'].flatMap((folder) =>
      readdirSync(join(BUILD, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:js|css)$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = files.filter((file) => CATALOGUE_CODE.test(readFileSync(join(BUILD, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
