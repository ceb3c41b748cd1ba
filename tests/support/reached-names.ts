import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');

/** Names that a source uses as values: of properties, and in texts. */
export interface UsedNames {
  readonly names: ReadonlySet<string>;
  /** Names put together from a text and values, such as `kiosk_${step}`. */
  readonly patterns: readonly RegExp[];
}

/** Returns the given files that exist and every file of the browser's code that they import; paths from the root of the project. */
export function reachedFiles(files: readonly string[]): readonly string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    sourceOf(file).imports.forEach(visit);
  };
  files.filter((file) => existsSync(join(ROOT, file))).forEach(visit);
  return [...reached];
}

/** Returns the names that files use. */
export function usedNames(files: readonly string[]): UsedNames {
  const sources = files.map(sourceOf);
  return {
    names: new Set(sources.flatMap(({ names }) => names)),
    patterns: sources.flatMap(({ patterns }) => patterns),
  };
}

/** The forms of a phrase with a number, which `plural` chooses from. */
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/** Returns true for a name that is used: as it is, as a form of a phrase with a number, or put together. */
export const isNamed = (name: string, { names, patterns }: UsedNames): boolean =>
  names.has(name) || names.has(name.replace(PLURAL_FORM, '')) || patterns.some((pattern) => pattern.test(name));

interface Source {
  readonly imports: readonly string[];
  readonly names: readonly string[];
  readonly patterns: readonly RegExp[];
}

const known = new Map<string, Source>();

function sourceOf(file: string): Source {
  const source = known.get(file) ?? readSource(file);
  known.set(file, source);
  return source;
}

/** A list of the keys that widgets declare uses none of them. */
const DECLARED_LIST = /_PHRASES$/;
/** The beginning of a text that is a name; shorter ones would match too much. */
const NAME_START = /^[\w-]{4,}$/;

function readSource(file: string): Source {
  const imports: string[] = [];
  const names: string[] = [];
  const patterns: RegExp[] = [];
  const addImport = (specifier: string) => {
    const path = resolveImport(file, specifier);
    if (path !== undefined) imports.push(path);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) addImport(node.moduleSpecifier.text);
      return;
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && DECLARED_LIST.test(node.name.text)) {
      if (node.initializer && isListOfTexts(node.initializer)) return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) addImport(specifier.text);
      return;
    }
    if (ts.isPropertyAccessExpression(node)) names.push(node.name.text);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) names.push(node.text);
    if (ts.isBindingElement(node)) names.push((node.propertyName ?? node.name).getText());
    if (ts.isTemplateExpression(node) && NAME_START.test(node.head.text)) {
      const ends = node.templateSpans.map(({ literal }) => RegExp.escape(literal.text));
      patterns.push(new RegExp(`^${RegExp.escape(node.head.text)}\\w+${ends.join('\\w+')}$`));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true));
  return { imports, names, patterns };
}

const isListOfTexts = (node: ts.Expression): boolean =>
  ts.isAsExpression(node)
    ? isListOfTexts(node.expression)
    : ts.isArrayLiteralExpression(node) &&
      node.elements.every((one) => ts.isStringLiteral(one) || ts.isSpreadElement(one));

/** Files that declare what is used elsewhere. */
const DECLARATION = /\.widget\.ts$|\/dictionary-keys\.ts$/;

/** Folders of the code that browsers run. */
const BROWSER_CODE = /^(?:src|sitecore\/rules)\//;

/** Returns the file of the browser's code that an import means; undefined for any other. */
function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? relative(ROOT, join(ROOT, dirname(from), specifier))
    : specifier.replace(/^#/, '');
  const file = path.replaceAll('\\', '/');
  return BROWSER_CODE.test(file) && /\.tsx?$/.test(file) && !DECLARATION.test(file) ? file : undefined;
}
