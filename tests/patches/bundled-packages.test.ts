// @alone: starts programs
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { BUNDLED_PACKAGES } from '#src/config/patches/bundled-packages.ts';

/** Requires sanitize-html while htmlparser2 is being imported, and prints the code of the error. */
const REQUIRE_WHILE_IMPORTING = `
  import { createRequire } from 'node:module';
  const parser = import('htmlparser2');
  try {
    createRequire(process.cwd() + '/')('sanitize-html');
  } catch ({ code }) {
    process.stdout.write(code);
  }
  await parser;
`;

it('htmlparser2 is bundled, which is needed while Node refuses to require a module that is being imported', () => {
  const run = execFileSync(process.execPath, ['--input-type=module', '--eval', REQUIRE_WHILE_IMPORTING], {
    encoding: 'utf8',
  });
  expect(BUNDLED_PACKAGES).toEqual(['htmlparser2']);
  expect(run, 'Node no longer refuses it: remove bundled-packages.ts').toBe('ERR_REQUIRE_ESM_RACE_CONDITION');
});
