import ts from 'typescript';
import { isFunction, readCallee, roleOf } from './callee.ts';

/** What the body of a test shows about its worth as a proof. */
export type BodyFacts = { readonly asserts: boolean; readonly skips: boolean; readonly narrows: boolean };

/** Names by which a condition of a skip speaks of the language. */
const LANGUAGE_CONDITION = /\b(siteLanguage|locale|language|lang)\b|(['"`])(ar|en)\b/;
const LANGUAGE_OPTIONS = ['siteLanguage', 'language', 'lang'];

/** Whether a `skip` or `use` call keeps its tests from one of the two languages. */
export function narrowsLanguage(call: ts.CallExpression): boolean {
  if (roleOf(call) === 'skip') return call.arguments.some((argument) => LANGUAGE_CONDITION.test(argument.getText()));
  const options = call.arguments[0];
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return false;
  return options.properties.some((property) => LANGUAGE_OPTIONS.includes(property.name?.getText() ?? ''));
}

/** Whether a call is an assertion: `expect(…)` with a matcher, an assert, or a function named `expect…`. */
function isAssertion(call: ts.CallExpression): boolean {
  const callee = readCallee(call.expression);
  if (callee === null) return false;
  const name = callee.members.at(-1) ?? callee.root;
  if (callee.root === 'expect') {
    const isExpect = callee.members.length === 0 || name === 'soft' || name === 'poll';
    return isExpect && ts.isPropertyAccessExpression(call.parent);
  }
  return callee.root === 'assert' || name === 'assert' || name.startsWith('expect');
}

function functionNamed(name: string, source: ts.SourceFile): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((declaration) => declaration.name.getText() === name);
    if (found?.initializer && isFunction(found.initializer)) return found.initializer;
  }
  return undefined;
}

/** The body of a declared test: the function in its arguments, or one of the file that they name. */
export function bodyOf(call: ts.CallExpression): ts.Node | undefined {
  for (const argument of call.arguments.slice(1)) {
    if (isFunction(argument)) return argument;
    const named = ts.isIdentifier(argument) ? functionNamed(argument.text, call.getSourceFile()) : undefined;
    if (named) return named;
  }
  return undefined;
}

/** Whether `if (language …) return` leaves the test in one of the languages. */
function returnsEarlyByLanguage({ expression, thenStatement }: ts.IfStatement): boolean {
  const first = ts.isBlock(thenStatement) ? thenStatement.statements[0] : thenStatement;
  return first !== undefined && ts.isReturnStatement(first) && LANGUAGE_CONDITION.test(expression.getText());
}

/** Looks through a test's body for assertions, skips and skips by language. */
export function readBody(body: ts.Node | undefined): BodyFacts {
  const facts = { asserts: false, skips: false, narrows: false };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      if (isAssertion(node)) facts.asserts = true;
      if (roleOf(node) === 'skip') {
        facts.skips = true;
        if (narrowsLanguage(node)) facts.narrows = true;
      }
    }
    if (ts.isIfStatement(node) && returnsEarlyByLanguage(node)) facts.narrows = true;
    ts.forEachChild(node, visit);
  };
  if (body) visit(body);
  return facts;
}
