import ts from 'typescript';
import { hasTable, isFunction, roleOf, stoppingWord } from './callee.ts';
import { bodyOf, narrowsLanguage, readBody } from './test-body.ts';
import { readTitle, type Title } from './titles.ts';

export type TestFile = { readonly path: string; readonly text: string };

/** A title and the line that it stands on. */
type ScannedTitle = Title & { readonly line: number };

export type ScannedTest = {
  readonly title: ScannedTitle;
  /** Why the test may not run; null when it always does. */
  readonly stopped: string | null;
  /** Whether it, or what is around it, leaves out one of the two languages. */
  readonly narrowed: boolean;
  readonly asserts: boolean;
};

export type ScannedFile = {
  readonly path: string;
  readonly tests: readonly ScannedTest[];
  /** Titles of groups and steps. */
  readonly headings: readonly ScannedTitle[];
  /** Texts of the file that are no titles. */
  readonly otherTexts: readonly string[];
};

/** What surrounds a test: the file, its groups, and conditions. */
type Scope = { readonly stopped: string | null; readonly narrowed: boolean };

type Findings = { tests: ScannedTest[]; headings: ScannedTitle[]; otherTexts: string[]; titles: Set<ts.Node> };

const isConditional = (node: ts.Node): boolean =>
  ts.isIfStatement(node) ||
  ts.isConditionalExpression(node) ||
  ts.isSwitchStatement(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken);

/** The scope inside a file or group: a `skip` or `use` beside the tests, or in their hooks, holds for all of them. */
function scopeWithin(container: ts.Node, outer: Scope): Scope {
  let { stopped, narrowed } = outer;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const role = roleOf(node);
      if (role === 'test' || role === 'group') return;
      if (role === 'skip' && /^(test|it)\b/.test(node.expression.getText())) stopped ??= 'skipped by what surrounds it';
      if ((role === 'skip' || role === 'use') && narrowsLanguage(node)) narrowed = true;
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(container, visit);
  return { stopped, narrowed };
}

function titleOf(call: ts.CallExpression, findings: Findings): ScannedTitle {
  const node = call.arguments[0];
  if (node) findings.titles.add(node);
  const source = call.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition((node ?? call).getStart(source));
  return { ...readTitle(node, hasTable(call)), line: line + 1 };
}

function readTest(call: ts.CallExpression, scope: Scope, findings: Findings): ScannedTest {
  const word = stoppingWord(call);
  const body = readBody(bodyOf(call));
  const ownStop = word === undefined ? null : `marked ${word}`;
  return {
    title: titleOf(call, findings),
    stopped: ownStop ?? scope.stopped ?? (body.skips ? 'skips itself' : null),
    narrowed: scope.narrowed || body.narrows,
    asserts: body.asserts,
  };
}

/** The scope inside a node, noting the test or the heading that the node declares. */
function enter(node: ts.Node, scope: Scope, findings: Findings): Scope {
  if (isConditional(node)) return { ...scope, stopped: scope.stopped ?? 'registered under a condition' };
  if (!ts.isCallExpression(node)) return scope;
  const role = roleOf(node);
  if (role === 'test') findings.tests.push(readTest(node, scope, findings));
  if (role === 'step') findings.headings.push(titleOf(node, findings));
  if (role !== 'group') return scope;
  findings.headings.push(titleOf(node, findings));
  const word = stoppingWord(node);
  const own: Scope = { ...scope, stopped: scope.stopped ?? (word === undefined ? null : `in a group marked ${word}`) };
  const body = node.arguments.find(isFunction);
  return body ? scopeWithin(body, own) : own;
}

/** Reads a test file, without running it, into its tests and every other text that could hold an id. */
export function scanFile({ path, text }: TestFile): ScannedFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const findings: Findings = { tests: [], headings: [], otherTexts: [], titles: new Set() };
  const visit = (node: ts.Node, scope: Scope): void => {
    const inner = enter(node, scope, findings);
    if (ts.isStringLiteralLike(node) && !findings.titles.has(node)) findings.otherTexts.push(node.text);
    if (ts.isTemplateExpression(node) && !findings.titles.has(node)) findings.otherTexts.push(node.head.text);
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, scopeWithin(source, { stopped: null, narrowed: false }));
  return { path, tests: findings.tests, headings: findings.headings, otherTexts: findings.otherTexts };
}
