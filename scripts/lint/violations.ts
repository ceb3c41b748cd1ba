/** A file that the test of the lint rules writes. */
export interface PlantedFile {
  /** Path from the root of the project, which decides the rules that apply. */
  readonly path: string;
  readonly code: string;
}

const inSource = (code: string): PlantedFile => ({ path: 'src/domain/planted.ts', code });
const inComponent = (code: string): PlantedFile => ({ path: 'src/ui/planted.tsx', code });
const inHook = (code: string): PlantedFile => ({
  path: 'src/ui/use-planted.tsx',
  code: `import { useCallback, useEffect, useMemo, useRef, useState } from 'react';\n${code}`,
});
const inBootstrap = (code: string): PlantedFile => ({ path: 'scripts/bootstrap/planted.mjs', code });

const LINES = 'export const value = [\n' + '  1,\n'.repeat(260) + '];\n';
const LONG_FUNCTION = 'export function long(list: number[]): void {\n' + '  list.push(1);\n'.repeat(60) + '}\n';

/** One violation of every enabled rule, by the rule; eslint-js/no-restricted-syntax is below. */
export const VIOLATIONS: Readonly<Record<string, PlantedFile>> = {
  'no-array-constructor': inSource('export const list = new Array(1, 2);'),
  'no-console': inSource("console.log('a');"),
  'no-unused-expressions': inSource('export const f = (a: number): void => { a === 1; };'),
  'no-unused-vars': inSource('const unused = 1;\nexport {};'),
  'no-useless-constructor': inSource('export class A { a = 1; constructor() {} }'),
  'no-var': inSource('export var a = 1;'),
  'max-lines': inSource(LINES),
  'max-lines-per-function': inSource(LONG_FUNCTION),
  'prefer-const': inSource('let a = 1;\nexport const b = a;'),
  'prefer-rest-params': inSource('export function f(): number { return Number(arguments[0]); }'),
  'prefer-spread': inSource('export const f = (list: number[]): number => Math.max.apply(Math, list);'),
  'typescript/await-thenable': inSource('export const f = async (): Promise<number> => await 1;'),
  'typescript/ban-ts-comment': inSource('// @ts-ignore\nexport const a: number = 1;'),
  'typescript/consistent-type-imports': inSource(
    "import { Stats } from 'node:fs';\nexport const f = (a: Stats): number => a.size;",
  ),
  'typescript/no-array-delete': inSource('export const f = (list: number[]): void => { delete list[0]; };'),
  'typescript/no-base-to-string': inSource('export const text = String({});'),
  'typescript/no-confusing-void-expression': inSource('export const f = (a: () => void): unknown => [a()];'),
  'typescript/no-deprecated': inSource('/** @deprecated by b */\nconst a = 1;\nexport const b = a;'),
  'typescript/no-duplicate-enum-values': inSource('export enum A { One = 1, Two = 1 }'),
  'typescript/no-duplicate-type-constituents': inSource('export type A = string | string;'),
  'typescript/no-dynamic-delete': inSource(
    'export const f = (a: Record<string, number>, key: string): void => { delete a[key]; };',
  ),
  'typescript/no-empty-object-type': inSource('export type A = {};'),
  'typescript/no-explicit-any': inSource('export type A = any;'),
  'typescript/no-extra-non-null-assertion': inSource('export const f = (a?: { b?: number }): unknown => a!!.b;'),
  'typescript/no-extraneous-class': inSource('export class A { static b = 1; }'),
  'typescript/no-floating-promises': inSource('export const f = (): void => { Promise.resolve(1); };'),
  'typescript/no-for-in-array': inSource(
    'export const f = (a: number[]): void => { for (const i in a) f([Number(i)]); };',
  ),
  'typescript/no-generated-empty-object-type': inSource(
    "export type A = Omit<{ readonly a: 1 }, 'a'>;\nexport const b: A = {};",
  ),
  'typescript/no-implied-eval': inSource("setTimeout('f()', 1);"),
  'typescript/no-invalid-void-type': inSource('export type A = string | void;'),
  'typescript/no-misused-new': inSource('export interface A { new (): A; }'),
  'typescript/no-misused-promises': inSource('export const f = (a: Promise<1>): number => (a ? 1 : 2);'),
  'typescript/no-misused-spread': inSource('export const f = (a: Promise<1>): object => ({ ...a });'),
  'typescript/no-mixed-enums': inSource("export enum A { One = 1, Two = 'two' }"),
  'typescript/no-namespace': inSource('export namespace A { export const b = 1; }'),
  'typescript/no-non-null-asserted-nullish-coalescing': inSource(
    'export const f = (a: { b?: number }): number => a.b! ?? 1;',
  ),
  'typescript/no-non-null-asserted-optional-chain': inSource('export const f = (a?: { b: number }): number => a?.b!;'),
  'typescript/no-non-null-assertion': inSource('export const f = (a?: number): number => a!;'),
  'typescript/no-redundant-type-constituents': inSource('export type A = unknown | string;'),
  'typescript/no-require-imports': inSource("import fs = require('node:fs');\nexport const a = fs.constants;"),
  'typescript/no-this-alias': inSource('export class A { b(): unknown { const self = this; return () => self; } }'),
  'typescript/no-unnecessary-boolean-literal-compare': inSource(
    'export const f = (a: boolean): boolean => a === true;',
  ),
  'typescript/no-unnecessary-condition': inSource('export const f = (a: object): number => (a ? 1 : 2);'),
  'typescript/no-unnecessary-template-expression': inSource("export const a = `${'b'}c`;"),
  'typescript/no-unnecessary-type-arguments': inSource(
    'const f = <T = string>(a?: T): unknown => [a, a];\nexport const a = f<string>();',
  ),
  'typescript/no-unnecessary-type-assertion': inSource('export const f = (a: number): number => a!;'),
  'typescript/no-unnecessary-type-constraint': inSource('export interface A<T extends unknown> { a: T }'),
  'typescript/no-unnecessary-type-conversion': inSource("export const f = (a: string): string => String(a) + 'b';"),
  'typescript/no-unnecessary-type-parameters': inSource('export const f = <T>(a: T): number => [a].length;'),
  'typescript/no-unsafe-argument': inSource("export const a = parseInt(JSON.parse('1'), 10);"),
  'typescript/no-unsafe-assignment': inSource("export const a = JSON.parse('1');"),
  'typescript/no-unsafe-call': inSource("JSON.parse('1')();"),
  'typescript/no-unsafe-declaration-merging': inSource('export interface A { b: number }\nexport class A { c = 1; }'),
  'typescript/no-unsafe-enum-assignment': inSource('enum A { One }\nexport const a: A = 0;'),
  'typescript/no-unsafe-enum-comparison': inSource('enum A { One }\nexport const f = (a: A): boolean => a === 0;'),
  'typescript/no-unsafe-function-type': inSource('export type A = Function;'),
  'typescript/no-unsafe-member-access': inSource("JSON.parse('1').a;"),
  'typescript/no-unsafe-return': inSource("export const f = (): number => JSON.parse('1');"),
  'typescript/no-unsafe-unary-minus': inSource('export const f = (a: string): number => -a;'),
  'typescript/no-useless-default-assignment': inSource('export const f = ({ a = 1 }: { a: number }): number => a;'),
  'typescript/no-wrapper-object-types': inSource('export type A = String;'),
  'typescript/only-throw-error': inSource("export const f = (): never => { throw 'a'; };"),
  'typescript/prefer-as-const': inSource("export const a: 'b' = 'b';"),
  'typescript/prefer-literal-enum-member': inSource('const b = 1;\nexport enum A { One = b }'),
  'typescript/prefer-namespace-keyword': inSource('declare module a { const b: number; export { b }; }\nexport {};'),
  'typescript/prefer-promise-reject-errors': inSource("export const f = (): Promise<never> => Promise.reject('a');"),
  'typescript/prefer-reduce-type-parameter': inSource(
    'export const f = (a: number[]): number[] => a.reduce((b, c) => [...b, c], [] as number[]);',
  ),
  'typescript/prefer-return-this-type': inSource('export class A { b = 1; c(): A { return this; } }'),
  'typescript/related-getter-setter-pairs': inSource('export interface A { get b(): string; set b(value: number); }'),
  'typescript/require-await': inSource('export const f = async (): Promise<number> => 1;'),
  'typescript/restrict-plus-operands': inSource("export const f = (a: number): string => a + 'b';"),
  'typescript/restrict-template-expressions': inSource('export const f = (a: object): string => `${a}`;'),
  'typescript/return-await': inSource(
    'export async function f(a: () => Promise<1>): Promise<1 | 2> { try { return a(); } catch { await a(); return 2; } }',
  ),
  'typescript/switch-exhaustiveness-check': inSource(
    "export function f(a: 'b' | 'c'): number { switch (a) { case 'b': return 1; } return 2; }",
  ),
  'typescript/triple-slash-reference': inSource('/// <reference path="./other.ts" />\nexport {};'),
  'typescript/unbound-method': inSource(
    'class A { #b = 1; c(): number { return this.#b; } }\nexport const d = new A().c;',
  ),
  'typescript/unified-signatures': inSource('export interface A { b(a: number): void; b(a: string): void }'),
  'typescript/use-unknown-in-catch-callback-variable': inSource(
    'export const f = (a: Promise<1>): Promise<unknown> => a.catch((error) => [error].length);',
  ),
  'better-tailwindcss/no-unknown-classes': inComponent('export const A = () => <p className="no-such-class" />;'),
  'better-tailwindcss/no-conflicting-classes': inComponent('export const A = () => <p className="block flex" />;'),
  'better-tailwindcss/no-duplicate-classes': inComponent('export const A = () => <p className="flex flex" />;'),
  'react/error-boundaries': inHook('export function A() { try { return <p />; } catch { return null; } }'),
  'react/exhaustive-deps': inHook(
    'export function useA(a: number) { useEffect(() => { document.title = String(a); }, []); }',
  ),
  'react/globals': inHook('let a = 0;\nexport function A() { a = 1; return <p>{a}</p>; }'),
  'react/immutability': inHook('export function A(props: { a: number }) { props.a = 1; return <p>{props.a}</p>; }'),
  'react/incompatible-library': inHook(
    "import { useVirtualizer } from '@tanstack/react-virtual';\n" +
      'export function A() { const a = useVirtualizer({}); return <p>{a}</p>; }',
  ),
  'react/preserve-manual-memoization': inHook(
    "import { useOther } from './use-other.ts';\n" +
      'export function useA(a: 1) { const b = []; useOther(); b.push(a); return useMemo(() => useOther.call(b), [b]); }',
  ),
  'react/purity': inHook('export function A() { return <p>{Math.random()}</p>; }'),
  'react/refs': inHook('export function A() { const a = useRef(1); return <p>{a.current}</p>; }'),
  'react/rules-of-hooks': inHook('export function useA(a: boolean) { if (a) useEffect(() => undefined); }'),
  'react/set-state-in-effect': inHook(
    'export function useA() { const [a, setA] = useState(1); useEffect(() => { setA(2); }, []); return a; }',
  ),
  'react/set-state-in-render': inHook(
    'export function A() { const [a, setA] = useState(1); setA(2); return <p>{a}</p>; }',
  ),
  'react/static-components': inHook('export function A() { const B = () => <p />; return <B />; }'),
  'react/unsupported-syntax': inHook("export function A() { eval('1'); return <p />; }"),
  'react/use-memo': inHook('export function useA(a: number) { return useMemo(async () => a, [a]); }'),
  'react/void-use-memo': inHook('export function useA() { return useMemo(() => { document.title = "a"; }, []); }'),
  'n/no-unsupported-features/es-builtins': inBootstrap('export const a = Object.groupBy;'),
  'n/no-unsupported-features/node-builtins': inBootstrap(
    "import { DatabaseSync } from 'node:sqlite';\nexport const a = DatabaseSync;",
  ),
};

const CAST = 'export const f = (a: unknown): string => a as string;';
const ENV = 'export const a = process.env.A;';
const RANDOM_CASES = "import fc from 'fast-check';\nexport const f = (a: never): void => fc.assert(a, { seed: 1 });";
const SIDE_IN_JSX = 'export const A = () => <p className="pl-4" />;';
const SIDE_IN_TEMPLATE = "export const a = `flex pl-4 ${'b'}`;";
const LOG = 'declare const log: Record<string, (a: unknown) => void>;\n';

/**
 * Violations of eslint-js/no-restricted-syntax: for each override of the configuration that sets it, a path to which that
 * applies, and one violation of each of its selectors, in their order.
 */
export const RESTRICTED_SYNTAX: readonly (readonly [path: string, codes: readonly string[]])[] = [
  ['src/ui/restricted.tsx', [CAST, ENV, RANDOM_CASES, SIDE_IN_JSX, SIDE_IN_TEMPLATE]],
  [
    'sitecore/platform/restricted.ts',
    [
      CAST,
      ENV,
      SIDE_IN_TEMPLATE,
      "console.error('a');",
      `${LOG}log.error?.({ err: 1 });`,
      `${LOG}const error = 1;\nlog.warn?.(error);`,
      `${LOG}export const f = (a: { message: string }): void => log.info?.(a.message);`,
    ],
  ],
  ['scripts/restricted.tsx', [CAST, RANDOM_CASES, SIDE_IN_JSX, SIDE_IN_TEMPLATE]],
  [
    'src/ui/restricted.test.tsx',
    [
      CAST,
      ENV,
      RANDOM_CASES,
      SIDE_IN_JSX,
      SIDE_IN_TEMPLATE,
      "window.name = 'a';",
      'Element.prototype.scrollTo = () => undefined;',
      "Object.defineProperty(window, 'name', { value: 'a' });",
      "Object.defineProperty(Element.prototype, 'scrollTo', { value: () => undefined });",
    ],
  ],
];

/** Errors that TypeScript finds, by code. */
export const TYPE_ERRORS: Readonly<Record<string, PlantedFile>> = {
  TS2322: { path: 'src/ui/wrong-type.test.ts', code: "export const a: number = 'b';" },
  TS2741: { path: 'src/ui/missing-prop.tsx', code: 'const A = (_: { a: 1 }) => null;\nexport const B = () => <A />;' },
  TS2532: { path: 'src/domain/index-access.ts', code: 'export const f = (a: { b: 1 }[]): 1 => a[0].b;' },
  TS6133: { path: 'src/domain/unused-local.ts', code: 'const a = 1;\nexport {};' },
  TS1294: { path: 'src/domain/erased-enum.ts', code: 'export enum A { One }' },
  TS1484: { path: 'src/domain/type-import.ts', code: "import { PathLike } from 'node:fs';\nexport type A = PathLike;" },
  TS2307: { path: 'src/domain/no-module.ts', code: "export * from './no-such-file.ts';" },
  TS4114: {
    path: 'sitecore/rules/override.ts',
    code: 'export class A { b(): 1 { return 1; } }\nexport class B extends A { b(): 1 { return 1; } }',
  },
};

/** Files that no rule forbids where they stand. */
export const ALLOWED: readonly PlantedFile[] = [
  { path: 'src/config/env.ts', code: ENV },
  { path: 'scripts/prints.ts', code: "console.log('a');" },
  { path: 'src/domain/warns.ts', code: "console.warn('a');" },
  { path: 'src/domain/long.test.ts', code: LINES + LONG_FUNCTION },
  { path: 'sitecore/platform/long.test.ts', code: "console.error('a');" },
  { path: 'src/domain/number.ts', code: 'export const f = (a: number): string => `${a}`;' },
  { path: 'src/domain/shorthand.ts', code: 'export const f = (a: () => void) => a();' },
  { path: 'src/domain/constant.ts', code: "export const a = ['b'] as const;" },
  { path: 'src/ui/component-class.tsx', code: 'export const A = () => <p className="companion md:companion" />;' },
  { path: 'src/ui/group.tsx', code: 'export const A = () => <p className="group/a peer/b catalogue-c" />;' },
];
