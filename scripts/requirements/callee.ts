import ts from 'typescript';

/** What a call calls: `test.describe.skip` is root `test` with members `describe` and `skip`. */
type Callee = { readonly root: string; readonly members: readonly string[] };

/** What a call means in a test file. */
export type Role = 'test' | 'group' | 'step' | 'skip' | 'use' | 'other';

/** Words that keep a test from running, or let it pass only by failing. */
const STOPPING = ['skip', 'fixme', 'todo', 'skipIf', 'runIf', 'fails', 'fail'];
/** Words that take a table or a condition first: the call after theirs is the test. */
const FACTORIES = ['each', 'for', 'skipIf', 'runIf'];
const MODIFIERS = [...STOPPING, ...FACTORIES, 'only', 'concurrent', 'sequential', 'slow'];

/** Reads the names of a called expression, through the calls inside it (`test.each(table)`); null when it has no name. */
export function readCallee(expression: ts.Expression): Callee | null {
  if (ts.isIdentifier(expression)) return { root: expression.text, members: [] };
  if (ts.isCallExpression(expression)) return readCallee(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return readCallee(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return null;
  const inner = readCallee(expression.expression);
  return inner && { root: inner.root, members: [...inner.members, expression.name.text] };
}

/** Whether an argument is a function written in place. */
export const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

function isText(node: ts.Expression | undefined): boolean {
  if (node === undefined) return false;
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum && (isText(node.left) || isText(node.right));
}

/** Whether a call declares a test (a title and a body) instead of stopping the one around it (`test.skip(condition)`). */
function declares(call: ts.CallExpression, isStopping: boolean): boolean {
  const [title, ...rest] = call.arguments;
  return isText(title) || rest.some(isFunction) || (rest.length > 0 && !isStopping);
}

const hasUnfilledTable = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && FACTORIES.includes(expression.name.text);

/** The word that keeps a declared test or group from running, if any. */
export const stoppingWord = (call: ts.CallExpression): string | undefined =>
  readCallee(call.expression)?.members.find((member) => STOPPING.includes(member));

/** Whether a declared test runs over a table, so that `%s` and `$name` in its title are filled in. */
export const hasTable = (call: ts.CallExpression): boolean =>
  readCallee(call.expression)?.members.some((member) => member === 'each' || member === 'for') ?? false;

/** Says what a call means in a test file. */
export function roleOf(call: ts.CallExpression): Role {
  const callee = readCallee(call.expression);
  if (callee === null) return 'other';
  const { root, members } = callee;
  const last = members.at(-1);
  const isTest = root === 'test' || root === 'it';
  if (root === 'describe' || root === 'suite' || (isTest && members[0] === 'describe')) {
    return !hasUnfilledTable(call) && call.arguments.length > 1 ? 'group' : 'other';
  }
  if (isTest && last === 'step') return 'step';
  if (isTest && last === 'use') return 'use';
  if (isTest && members.every((member) => MODIFIERS.includes(member)) && !hasUnfilledTable(call)) {
    const isStopping = members.some((member) => STOPPING.includes(member));
    if (declares(call, isStopping)) return 'test';
    return isStopping ? 'skip' : 'other';
  }
  return last === 'skip' || last === 'fixme' || (root === 'skip' && members.length === 0) ? 'skip' : 'other';
}
