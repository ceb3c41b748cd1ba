import ts from 'typescript';
import { EXCEPTIONS, REPLACED } from './vocabulary.ts';

/** A doc comment or a name that breaks the project's rules of plain words. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** First words with which a doc comment describes nothing: it begins with a verb or a plain noun instead. */
const OPENING = /^\/\*\*[\s*]*(What|How|Where|Whether|Who|Whom|Whose|That|As)\b/;

/** Returns the words of an identifier or a file name in lower case: `loadToKeep` and `load-to-keep` are load, to, keep. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Returns the vocabulary's term for a name that holds a replaced word; undefined for a plain name. */
export function betterTerm(name: string, file: string): string | undefined {
  if (EXCEPTIONS.some((exception) => exception.names.includes(name) && exception.files.test(file))) return undefined;
  const words = wordsOf(name).join(' ');
  const found = REPLACED.find(({ phrase }) => ` ${words} `.includes(` ${phrase} `));
  return found && `"${found.phrase}" is ${found.term}`;
}

/** Returns what in a file breaks the rules: openings of doc comments, declared names, and the file's own name. */
export function findProblems(file: string, text: string): Problem[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const problems: Problem[] = [];
  const report = (position: number, message: string): void => {
    problems.push({ file, line: source.getLineAndCharacterOfPosition(position).line + 1, message });
  };
  const fileTerm = betterTerm(file.replace(/^.*\//, '').replace(/\..*$/, ''), file);
  if (fileTerm !== undefined) report(0, `file name: ${fileTerm}`);
  for (const { index, 0: comment } of text.matchAll(/\/\*\*[^]*?\*\//g)) {
    const opening = OPENING.exec(comment)?.[1];
    if (opening !== undefined) report(index, `doc comment opens with "${opening}"`);
  }
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && isDeclared(node)) {
      const term = betterTerm(node.text, file);
      if (term !== undefined) report(node.getStart(source), `${node.text}: ${term}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

/** Tells whether an identifier is the name that a declaration gives; uses of names declared elsewhere are not looked at. */
function isDeclared(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.name === node;
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) return false;
  return (
    'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent) && !ts.isImportSpecifier(parent)
  );
}
