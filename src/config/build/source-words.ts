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

/** Files whose code renders every page: folders, and the widgets around its content. */
const EVERY_PAGE =
  /\/src\/(?:cms|shell|pages)\/|\/widgets\/chrome\/\w+\/(?:Header|Footer)(?:\.static|\.enhance)?\.tsx?$/;

/** A widget's files that render what a visitor sees: its view, static parts and enhancement. */
const WIDGET_FILE = /\/widgets\/\w+\/(\w+)\/\1(?:\.static|\.enhance)?\.tsx?$/;

/** Words that code can use as classes. */
export interface SourceWords {
  readonly ofAll: ReadonlySet<string>;
  readonly ofEveryPage: ReadonlySet<string>;
  /** Words of each widget and of all that it imports, by its name. */
  readonly byWidget: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reads the words of src: of all its code, of the code of every page, and of each widget. */
export function readSourceWords(): SourceWords {
  const files = sourceFiles();
  const sources = new Map(files.map((file) => [file, readSource(file)] as const));
  const wordsOf = (some: Iterable<string>): ReadonlySet<string> =>
    new Set([...some].flatMap((file) => sources.get(file)?.words ?? []));
  const views = Map.groupBy(
    files.filter((file) => WIDGET_FILE.test(file)),
    (file) => WIDGET_FILE.exec(file)?.[1] ?? '',
  );
  return {
    ofAll: wordsOf(files),
    ofEveryPage: wordsOf(
      reachedFiles(
        files.filter((file) => EVERY_PAGE.test(file)),
        sources,
      ),
    ),
    byWidget: new Map([...views].sort().map(([name, own]) => [name, wordsOf(reachedFiles(own, sources))])),
  };
}

interface Source {
  readonly words: readonly string[];
  readonly imports: readonly string[];
}

/** Comments on lines of their own. */
const COMMENTS = /^\s*(?:\/\*[^]*?\*\/|\/\/.*)$/gm;

/** Reads a file: its words, which stand in texts, between spaces and quotation marks, and what it imports of src. */
function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g)].map(([, name = '']) => name);
  return {
    words: text.replace(COMMENTS, '').split(/[\s"'`{}]+/),
    imports: specifiers.map((name) =>
      name.startsWith('#src/') ? join(SRC, name.slice(5)) : resolve(dirname(file), name),
    ),
  };
}

/** Returns files and what they import of src, without the registries. */
function reachedFiles(files: readonly string[], sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file) || REGISTRY.test(file) || !existsSync(file)) return;
    reached.add(file);
    sources.get(file)?.imports.forEach(visit);
  };
  files.forEach(visit);
  return reached;
}
