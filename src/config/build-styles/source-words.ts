import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const SRC = join(import.meta.dirname, '../..');

/** Files whose words no visitor's page shows. */
const UNSHOWN = /\.(?:test|examples|edited)\.tsx?$|\.fixture\.ts$|\/catalogue\//;

/** Files of src without tests, examples and views for authors. */
const sourceFiles = (): readonly string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => join(SRC, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !UNSHOWN.test(file));

/** Registries import all widgets. */
const REGISTRY = /\/registry\.(?:browser|server)\.ts$/;

/** Folders whose code renders every page. */
const EVERY_PAGE = /\/src\/(?:cms|shell|pages)\//;

/** A widget's files that render what a visitor sees: its view, static parts and enhancement. */
const WIDGET_FILE = /\/widgets\/\w+\/(\w+)\/\1(?:\.static|\.enhance)?\.tsx?$/;

/** Words that the code of some widgets can use as classes, and those of all code. */
export interface SourceWords {
  readonly ofWidgets: ReadonlySet<string>;
  readonly ofAll: ReadonlySet<string>;
}

/** Reads the words of widgets, of all that they import and of the code of every page; throws for an unknown widget. */
export function readSourceWords(widgets: readonly string[]): SourceWords {
  const files = sourceFiles();
  const views = files.filter((file) => widgets.includes(WIDGET_FILE.exec(file)?.[1] ?? ''));
  const unknown = widgets.filter((widget) => !views.some((file) => WIDGET_FILE.exec(file)?.[1] === widget));
  if (unknown.length > 0) throw new Error(`no widgets: ${unknown.join(', ')}`);
  const reached = reachedFiles([...views, ...files.filter((file) => EVERY_PAGE.test(file))]);
  return { ofWidgets: wordsOf(reached), ofAll: wordsOf(files) };
}

/** Returns files and what they import of src, without the registries. */
function reachedFiles(files: readonly string[]): readonly string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file) || REGISTRY.test(file) || !existsSync(file)) return;
    reached.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g))
      visit(specifier.startsWith('#src/') ? join(SRC, specifier.slice(5)) : resolve(dirname(file), specifier));
  };
  files.forEach(visit);
  return [...reached];
}

/** Comments on lines of their own. */
const COMMENTS = /^\s*(?:\/\*[^]*?\*\/|\/\/.*)$/gm;

/** Classes stand in texts, between spaces and quotation marks. */
const wordsOf = (files: readonly string[]): ReadonlySet<string> =>
  new Set(
    files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(COMMENTS, '')
        .split(/[\s"'`{}]+/),
    ),
  );
