// @alone: starts programs
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import config from '../../oxlint.config.ts';
import { ALLOWED, type PlantedFile, RESTRICTED_SYNTAX, TYPE_ERRORS, VIOLATIONS } from './violations.ts';

const ROOT = join(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');
/** The configuration of the project and what it reads. */
const COPIED = [
  'oxlint.config.ts',
  'scripts/lint/component-classes.ts',
  'tsconfig.json',
  'tailwind.config.ts',
  'package.json',
  ...globSync('src/**/*.css', { cwd: ROOT }),
];
const RESTRICTED = 'eslint-js/no-restricted-syntax';
const selectorsSchema = z.tuple([z.literal('error')], z.object({ message: z.string() })).transform(([, ...all]) => all);

const reportSchema = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string().optional(), message: z.string() })),
});

/** The settings of the project's configuration by rule, of each override in its order. */
const settings = config.overrides.flatMap(({ rules }) => Object.entries<unknown>(rules));
const enabledRules = [...new Set(settings.filter(([, setting]) => setting !== 'off').map(([rule]) => rule))];
const restrictions = settings
  .filter(([rule]) => rule === RESTRICTED)
  .map(([, setting]) => selectorsSchema.parse(setting));

const folder = mkdtempSync(join(tmpdir(), 'rukn-lint-'));
/** Codes of the diagnostics by file, each with its message. */
const found = new Map<string, readonly { readonly rule: string; readonly message: string }[]>();
let files = 0;

function write(path: string, code: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${code}\n`);
}

/** Writes a file, and returns its path, which is its own: what follows the first dot decides the rules, as in `.test.ts`. */
function plant({ path, code }: PlantedFile): string {
  const unique = path.endsWith('config/env.ts') ? path : path.replace('.', `-${files++}.`);
  write(unique, code);
  return unique;
}

/** Returns the name of a rule in the configuration: `no-var` for `eslint(no-var)`. */
const ruleOf = (code: string): string =>
  code.replace(/^(.*)\((.*)\)$/, (_, plugin: string, rule: string) =>
    plugin === 'eslint' ? rule : `${plugin === 'react-hooks' ? 'react' : plugin}/${rule}`,
  );

const run = (): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [OXLINT, '--format=json'], options, (_, stdout) => resolve(stdout));
  });

const planted = {
  rules: Object.entries(VIOLATIONS).map(([rule, file]) => ({ rule, file: plant(file) })),
  types: Object.entries(TYPE_ERRORS).map(([code, file]) => ({ rule: `typescript/${code}`, file: plant(file) })),
  restricted: RESTRICTED_SYNTAX.map(([path, codes]) => codes.map((code) => plant({ path, code }))),
  allowed: ALLOWED.map(plant),
  directive: plant({
    path: 'src/domain/directive.ts',
    code: '// oxlint-disable-next-line no-var\nexport const a = 1;',
  }),
  oldDirective: plant({
    path: 'scripts/directive.mjs',
    code: '// eslint-disable-next-line no-var\nexport const a = 1;',
  }),
};

beforeAll(async () => {
  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  write('src/i18n/marked-jsx/jsx-runtime.ts', "export { jsx, jsxs, Fragment, type JSX } from 'react/jsx-runtime';");
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const { filename, code = '', message } of reportSchema.parse(JSON.parse(await run())).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), { rule: ruleOf(code), message }]);
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const rulesIn = (file: string): string[] => (found.get(file) ?? []).map(({ rule }) => rule);

describe('oxlint with the configuration of the project', () => {
  it('has a planted violation of each enabled rule', () => {
    expect([...Object.keys(VIOLATIONS), RESTRICTED].sort()).toEqual(enabledRules.sort());
    expect(config.categories).toEqual({ correctness: 'off' });
  });

  it.each([...planted.rules, ...planted.types])('reports $rule', ({ rule, file }) => {
    expect(rulesIn(file)).toContain(rule);
  });

  it('reports each restricted syntax where it is restricted', () => {
    const messages = planted.restricted.map((paths) =>
      paths.map((path) =>
        (found.get(path) ?? []).filter(({ rule }) => rule === RESTRICTED).map(({ message }) => message),
      ),
    );
    expect(messages).toEqual(restrictions.map((selectors) => selectors.map(({ message }) => [message])));
  });

  it.each([planted.directive, planted.oldDirective])('reports a directive that disables nothing in %s', (file) => {
    expect(rulesIn(file)).toEqual(['']);
    expect(found.get(file)?.[0]?.message).toMatch(/^Unused \w+-disable directive/);
  });

  it.each(planted.allowed)('reports nothing in %s', (file) => {
    expect(found.get(file)).toBeUndefined();
  });
});
