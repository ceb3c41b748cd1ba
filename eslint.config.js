import tailwind from 'eslint-plugin-better-tailwindcss';
import node from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Classes that name a physical side; the logical ones mirror by themselves. */
const PHYSICAL = String.raw`(^|[\s:!])-?((m[lr]|p[lr]|left|right|scroll-[mp][lr]|space-x|divide-x)-[\w\[(]|(border-[lr]|rounded-([lr]|[tb][lr]))(-|\s|$)|(text|float|clear)-(left|right))`;
const PHYSICAL_MESSAGE = 'Use the logical class: ps pe ms me start end text-start border-s rounded-s gap.';

const restricted = (...rules) => ['error', ...rules];

const CASTS = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message:
    'Parse input instead of asserting a type; where a generic type cannot express it, disable the rule with a reason.',
};
const SIDES = [
  {
    selector: `JSXAttribute[name.name=/[cC]lassName/] Literal[value=/${PHYSICAL.replaceAll('/', '\\/')}/]`,
    message: PHYSICAL_MESSAGE,
  },
  { selector: `TemplateElement[value.raw=/${PHYSICAL.replaceAll('/', '\\/')}/]`, message: PHYSICAL_MESSAGE },
];
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

export default tseslint.config(
  {
    ignores: [
      '**/.next/',
      'node_modules/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
      '.data/',
      '.bench/',
    ],
  },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': restricted(CASTS, ENV, RANDOM_CASES, ...SIDES),
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { 'better-tailwindcss': tailwind },
    settings: { 'better-tailwindcss': { entryPoint: 'src/styles/globals.css', detectComponentClasses: true } },
    rules: {
      'better-tailwindcss/no-unknown-classes': ['error', { ignore: ['group/.+', 'peer/.+', 'catalogue-.+'] }],
      'better-tailwindcss/no-conflicting-classes': 'error',
      'better-tailwindcss/no-duplicate-classes': 'error',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['sitecore/platform/**/*.ts'],
    ignores: ['**/*.test.ts', 'sitecore/platform/serve.ts', 'sitecore/platform/log/report-error.ts'],
    rules: { 'no-restricted-syntax': restricted(CASTS, ENV, ...SIDES, ...LOGGED_ERRORS) },
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
    rules: { 'no-restricted-syntax': restricted(CASTS, RANDOM_CASES, ...SIDES) },
  },
  { files: ['scripts/**', 'sitecore/platform/serve.ts'], rules: { 'no-console': 'off' } },
  {
    // The machine's Node.js runs these, which can be as old as package.json's engines say.
    files: ['scripts/**/*.mjs', 'sitecore/platform/store/lock.mjs'],
    plugins: { n: node },
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
);
