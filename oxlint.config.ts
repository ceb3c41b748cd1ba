import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { componentClasses } from './scripts/lint/component-classes.ts';

const STYLES = 'src/styles/globals.css';
const COMPONENT_CLASS = `^(.*:)?(${componentClasses(join(import.meta.dirname, STYLES)).join('|')})$`;

/** Classes that name a physical side; the logical ones mirror by themselves. */
const PHYSICAL = String.raw`(^|[\s:!])-?((m[lr]|p[lr]|left|right|scroll-[mp][lr]|space-x|divide-x)-[\w\[(]|(border-[lr]|rounded-([lr]|[tb][lr]))(-|\s|$)|(text|float|clear)-(left|right))`;
const PHYSICAL_MESSAGE = 'Use the logical class: ps pe ms me start end text-start border-s rounded-s gap.';

const CASTS = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message:
    'Parse input instead of asserting a type; where a generic type cannot express it, disable the rule with a reason.',
};
const SIDES_IN_JSX = {
  selector: `JSXAttribute[name.name=/[cC]lassName/] Literal[value=/${PHYSICAL.replaceAll('/', '\\/')}/]`,
  message: PHYSICAL_MESSAGE,
};
const SIDES_IN_TEMPLATES = {
  selector: `TemplateElement[value.raw=/${PHYSICAL.replaceAll('/', '\\/')}/]`,
  message: PHYSICAL_MESSAGE,
};
/** Settings of random cases that have one place, so that npm run fuzz can change them. */
const RANDOM_CASES = {
  selector:
    'CallExpression[callee.object.name="fc"][callee.property.name="assert"] > ObjectExpression > ' +
    'Property:matches([key.name=/^(seed|interruptAfterTimeLimit)$/], [key.name="numRuns"][value.type="Literal"])',
  message: 'tests/support/random-cases.ts sets random cases; use scaledRuns(…) for an expensive property.',
};
const ENV = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Read the environment only in config/env.ts and platform/env.ts.',
};
const RESTRICTED = [CASTS, ENV, RANDOM_CASES, SIDES_IN_JSX, SIDES_IN_TEMPLATES];

/** Changes that would outlast a test file, in the process that it shares with others. */
const LASTING_CHANGES = [
  'AssignmentExpression > MemberExpression.left[object.name=/^(globalThis|window|navigator)$/]',
  'AssignmentExpression > MemberExpression.left[object.property.name="prototype"]',
  'CallExpression[callee.property.name=/^(defineProperty|assign)$/] > Identifier.arguments:first-child[name=/^(globalThis|window|document|navigator)$/]',
  'CallExpression[callee.property.name=/^(defineProperty|assign)$/] > MemberExpression.arguments:first-child[property.name="prototype"]',
].map((selector) => ({
  selector,
  message: 'Change globals by vi, and methods of classes by stubMethod: they take it back.',
}));

const LOG_CALL = 'CallExpression[callee.property.name=/^(trace|debug|info|warn|error|fatal)$/]';
/** Ways in which an error, and with it what a visitor sent, would reach the platform's log. */
const LOGGED_ERRORS = [
  'MemberExpression[object.name="console"]',
  `${LOG_CALL} Property[key.name=/^(err|error|cause)$/]`,
  `${LOG_CALL} > Identifier.arguments[name=/^(err|error|cause)$/]`,
  `${LOG_CALL} MemberExpression[property.name=/^(message|stack|cause|detail)$/]`,
].map((selector) => ({
  selector,
  message: 'Log errors with reportError: their messages can contain input of visitors.',
}));

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    { name: 'better-tailwindcss', specifier: 'eslint-plugin-better-tailwindcss' },
    { name: 'n', specifier: 'eslint-plugin-n' },
  ],
  // Every rule is named below: docs/linting.md lists them, and scripts/lint/lint.test.ts breaks each.
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: [
    '**/.next/',
    'node_modules/',
    'next-env.d.ts',
    'playwright-report/',
    'test-results/',
    '.data/',
    '.bench/',
  ],
  settings: { 'better-tailwindcss': { entryPoint: STYLES } },
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        'no-array-constructor': 'error',
        'no-console': ['error', { allow: ['error', 'warn'] }],
        'no-unused-expressions': 'error',
        'no-unused-vars': 'error',
        'no-useless-constructor': 'error',
        'no-var': 'error',
        'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
        'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-array-delete': 'error',
        'typescript/no-base-to-string': 'error',
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidOperator: true }],
        'typescript/no-deprecated': 'error',
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-duplicate-type-constituents': 'error',
        'typescript/no-dynamic-delete': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-extraneous-class': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-for-in-array': 'error',
        'typescript/no-generated-empty-object-type': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-invalid-void-type': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-misused-spread': 'error',
        'typescript/no-mixed-enums': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-nullish-coalescing': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/no-redundant-type-constituents': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-boolean-literal-compare': 'error',
        'typescript/no-unnecessary-condition': 'error',
        'typescript/no-unnecessary-template-expression': 'error',
        'typescript/no-unnecessary-type-arguments': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unnecessary-type-conversion': 'error',
        'typescript/no-unnecessary-type-parameters': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-enum-assignment': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-unary-minus': 'error',
        'typescript/no-useless-default-assignment': 'error',
        'typescript/no-wrapper-object-types': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-literal-enum-member': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/prefer-reduce-type-parameter': 'error',
        'typescript/prefer-return-this-type': 'error',
        'typescript/related-getter-setter-pairs': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': 'error',
        'typescript/triple-slash-reference': 'error',
        'typescript/unbound-method': 'error',
        'typescript/unified-signatures': 'error',
        'typescript/use-unknown-in-catch-callback-variable': 'error',
        'eslint-js/no-restricted-syntax': ['error', ...RESTRICTED],
      },
    },
    {
      files: ['src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx'],
      rules: {
        'better-tailwindcss/no-unknown-classes': [
          'error',
          { ignore: ['group/.+', 'peer/.+', 'catalogue-.+', COMPONENT_CLASS] },
        ],
        'better-tailwindcss/no-conflicting-classes': 'error',
        'better-tailwindcss/no-duplicate-classes': 'error',
      },
    },
    {
      files: ['src/**/*.tsx', 'src/**/*.ts'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        'react/void-use-memo': 'error',
      },
    },
    {
      files: ['sitecore/platform/**/*.ts'],
      excludeFiles: [
        '**/*.test.ts',
        'sitecore/platform/{run-platform,fail-start}.ts',
        'sitecore/platform/log/report-error.ts',
      ],
      rules: { 'eslint-js/no-restricted-syntax': ['error', CASTS, ENV, SIDES_IN_TEMPLATES, ...LOGGED_ERRORS] },
    },
    {
      files: [
        'src/config/env.ts',
        'sitecore/platform/env.ts',
        'playwright.config.ts',
        'vitest.config.ts',
        'tests/**',
        'scripts/**',
      ],
      rules: { 'eslint-js/no-restricted-syntax': ['error', CASTS, RANDOM_CASES, SIDES_IN_JSX, SIDES_IN_TEMPLATES] },
    },
    {
      files: ['{src,sitecore}/**/*.test.{ts,tsx}'],
      excludeFiles: ['src/shell/**'],
      rules: {
        'eslint-js/no-restricted-syntax': ['error', ...RESTRICTED, ...LASTING_CHANGES],
      },
    },
    { files: ['scripts/**', 'sitecore/platform/{run-platform,fail-start}.ts'], rules: { 'no-console': 'off' } },
    {
      // The machine's Node.js runs these, which can be as old as package.json's engines say.
      files: ['scripts/**/*.mjs', 'sitecore/platform/store/lock.mjs', 'sitecore/platform/content/content-location.mjs'],
      rules: {
        'n/no-unsupported-features/es-builtins': 'error',
        'n/no-unsupported-features/node-builtins': 'error',
      },
    },
    {
      // Lists of cases, fields and texts are long.
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.e2e.ts',
        '**/*.fixture.ts',
        'sitecore/definitions/**',
        'src/i18n/dictionary-keys.ts',
        'src/widgets/registry.server.ts',
        '**/*.generated.ts',
        'tests/**',
      ],
      rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
    },
  ],
});
