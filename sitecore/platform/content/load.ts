import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { folder, mediaFile } from '#sitecore/definitions/templates/system.ts';
import { checkReferences } from './check-references.ts';
import type { Content } from './content.ts';
import { CONTENT_DISPLAY_PATH } from './content-location.mjs';
import { contentWarnings } from './content-warnings.ts';
import { ContentFiles, type DraftFilter } from './content-files.ts';
import { type Diagnostic, DiagnosticList } from './diagnostics.ts';
import { FileCache, type FileSnapshot, type FileTexts, snapshotOf } from './file-cache.ts';
import type { ContentCopy } from './last-good.ts';
import { type OnOutdated, OutdatedContent } from './outdated-content.ts';
import { MediaLibrary } from './media-library.ts';
import { createPause, type Pause } from './pause.ts';
import { readSite } from './read-site.ts';
import { type Assembly, replaceFiles } from './replace-files.ts';
import { TreeBuilder } from './tree-builder.ts';
import { Tree } from './tree.ts';

const NONE: DraftFilter = () => false;
const ALL: DraftFilter = () => true;

/** The content as visitors see it (`web`) and as authors see it, with drafts (`master`). */
export interface ContentStates {
  readonly web: Content;
  readonly master: Content;
}

interface LoadOptions {
  /** Chooses the files whose draft is read instead of the published version; none by default. */
  readonly drafts?: DraftFilter;
  /** Texts by the file's path that are read as if they were saved as drafts, in which required fields may be empty. */
  readonly texts?: FileTexts;
}

/** Reads and checks a content folder; throws `ContentError` with the diagnostics of every file. */
export const loadContent = (root: string, options: LoadOptions = {}): Promise<Content> =>
  new ContentFolder(root).load(options);

export interface ContentFolderOptions {
  /** The folder as diagnostics show it, by default that of the checkout. */
  readonly displayPath?: string | undefined;
  /** Receives, once, what files of an older definition have, which is then no error; without it these are errors too. */
  readonly onOutdated?: OnOutdated | undefined;
}

/** Reads a content folder as visitors and as authors see it; throws `ContentError` with the diagnostics of both. */
export const loadContentStates = (root: string, options?: ContentFolderOptions): Promise<ContentStates> =>
  new ContentFolder(root, options).loadStates();

/** A content folder, of which only saved files are read again; long loads let other work of the process run. */
export class ContentFolder {
  readonly #root: string;
  readonly #displayPath: string;
  readonly #outdated: OutdatedContent;
  readonly #media: MediaLibrary;
  readonly #cache = new FileCache();
  /** The media files of the last time; undefined when one of them could not be read. */
  #knownMedia: MediaByPath | undefined;
  /** The states of the last time; undefined when they had errors. */
  #last: Assemblies | undefined;
  /** Files and media of the last states without errors. */
  #good: Pick<LoadScope, 'files' | 'media'> | undefined;

  constructor(root: string, { displayPath = CONTENT_DISPLAY_PATH, onOutdated }: ContentFolderOptions = {}) {
    this.#root = root;
    this.#displayPath = displayPath;
    this.#outdated = new OutdatedContent(onOutdated);
    this.#media = new MediaLibrary(join(root, 'media'), `${displayPath}/media`);
  }

  /** Reads and checks the folder; throws `ContentError` with the diagnostics of every file. */
  async load({ drafts = NONE, texts }: LoadOptions = {}): Promise<Content> {
    const scope = await this.#scope(undefined, texts ? this.#cache.snapshotWith(texts) : this.#cache.snapshot());
    const { content } = await this.#assemble(scope, drafts, texts !== undefined);
    this.#outdated.check(scope.diagnostics);
    return content;
  }

  /**
   * Reads the folder as visitors and as authors see it; throws `ContentError` with the diagnostics of both. `changed` are the
   * paths that may have changed since the last time; by default all.
   */
  async loadStates(changed?: ReadonlySet<string>): Promise<ContentStates> {
    const snapshot = changed && this.#cache.next(changed);
    const assemblies =
      (snapshot && this.#replaceFiles(changed, snapshot)) ?? (await this.#assembleStates(changed, snapshot));
    this.#last = assemblies;
    return statesOf(assemblies);
  }

  /** Returns the warnings of the last states without errors: values that are served otherwise than they are written. */
  warnings(): readonly Diagnostic[] {
    const { web, master } = this.#last ?? {};
    const items = new Set(
      [...(web?.files.values() ?? []), ...(master?.files.values() ?? [])].map((file) => file.items),
    );
    return contentWarnings([...items].flatMap(({ values }) => values));
  }

  /** Returns a copy of the files and media of the last states without errors; undefined when there are none. */
  copy(): ContentCopy | undefined {
    if (!this.#good) return undefined;
    const { files, media } = this.#good;
    const texts = [...files.texts].map(([path, text]): [string, string] => [slashed(relative(this.#root, path)), text]);
    return { texts: new Map(texts), media };
  }

  /** Reads a copy as `loadStates` reads the folder, of which nothing is looked at; throws `ContentError`. */
  async loadCopy({ texts, media }: ContentCopy): Promise<ContentStates> {
    const files = snapshotOf(new Map([...texts].map(([path, text]) => [join(this.#root, path), text])));
    const scope = { diagnostics: new DiagnosticList(), media, files, pause: createPause() };
    const assemblies = await this.#states(scope);
    this.#outdated.check(scope.diagnostics);
    return statesOf(assemblies);
  }

  /** Returns the states with these files read again; undefined when everything has to be read. */
  #replaceFiles(changed: ReadonlySet<string>, snapshot: FileSnapshot): Assemblies | undefined {
    const last = this.#last;
    if (!last) return undefined;
    const isOther = (path: string): boolean => !last.web.files.has(path) && !last.master.files.has(path);
    // Temporary files were never read and are gone.
    if ([...changed].some((path) => isOther(path) && existsSync(path))) return undefined;
    const web = replaceFiles(last.web, changed, snapshot);
    const master = last.master === last.web ? web : replaceFiles(last.master, changed, snapshot);
    if (!web || !master) return undefined;
    this.#cache.keep(snapshot);
    this.#good &&= { ...this.#good, files: snapshot };
    return { web, master };
  }

  async #assembleStates(changed?: ReadonlySet<string>, snapshot?: FileSnapshot): Promise<Assemblies> {
    this.#last = undefined;
    const scope = await this.#scope(changed, snapshot ?? this.#cache.snapshot());
    this.#knownMedia = scope.diagnostics.diagnostics.length === 0 ? scope.media : undefined;
    const assemblies = await this.#states(scope);
    this.#cache.keep(scope.files);
    this.#outdated.check(scope.diagnostics);
    this.#outdated.allow(scope.diagnostics);
    this.#good = { files: scope.files, media: scope.media };
    return assemblies;
  }

  async #states(scope: LoadScope): Promise<Assemblies> {
    const web = await this.#assemble(scope, NONE);
    // Without drafts authors see what visitors see.
    const master = scope.files.hasDrafts ? await this.#assemble(scope, ALL, true) : web;
    return { web, master };
  }

  async #scope(changed: ReadonlySet<string> | undefined, files: FileSnapshot): Promise<LoadScope> {
    const diagnostics = new DiagnosticList();
    const isMedia = (path: string): boolean => path.startsWith(join(this.#root, 'media') + sep);
    const known = changed && ![...changed].some(isMedia) ? this.#knownMedia : undefined;
    const media = known ?? (await this.#media.read(diagnostics));
    return { diagnostics, media, files, pause: createPause() };
  }

  async #assemble(
    { files, diagnostics, media, pause }: LoadScope,
    draftFilter: DraftFilter,
    allowsIncomplete = false,
  ): Promise<Assembly> {
    const builder = new TreeBuilder();
    const top = builder.add({ name: 'sitecore', template: folder });
    if (!top) throw new Error('the tree has one top');
    const parent = builder.ensureFolder(top, 'content', folder);
    addMedia(builder, builder.ensureFolder(top, 'media library', folder), media);
    const read = (root: string, displayPath: string) =>
      readSite(new ContentFiles({ files, root, displayPath, diagnostics, draftFilter, allowsIncomplete }), {
        builder,
        parent,
        pause,
      });
    const first = await read(this.#root, this.#displayPath);
    const others = [];
    for (const name of files.foldersIn(join(this.#root, 'sites')))
      others.push(await read(join(this.#root, 'sites', name), `${this.#displayPath}/sites/${name}`));
    const tree = await Tree.of(builder.items.values(), pause);
    for (const diagnostic of builder.diagnostics) diagnostics.add(diagnostic);
    await checkReferences(builder, tree, { diagnostics, pause });
    const content: Content = { sites: [first.site(tree), ...others.map(({ site }) => site(tree))], tree };
    return { content, files: builder.files };
  }
}

/** Both states, with their files. */
interface Assemblies {
  readonly web: Assembly;
  readonly master: Assembly;
}

const statesOf = ({ web, master }: Assemblies): ContentStates => ({ web: web.content, master: master.content });

const slashed = (path: string): string => path.replaceAll(sep, '/');

type MediaByPath = ReadonlyMap<string, MediaFile>;

/** Files and diagnostics that the states of one load share. */
interface LoadScope {
  readonly diagnostics: DiagnosticList;
  readonly media: MediaByPath;
  readonly files: FileSnapshot;
  readonly pause: Pause;
}

function addMedia(builder: TreeBuilder, library: ReturnType<TreeBuilder['ensureFolder']>, files: MediaByPath): void {
  for (const [path, media] of files) {
    const parents = path.split('/').slice(0, -1);
    const parent = parents.reduce((at, name) => builder.ensureFolder(at, name, folder), library);
    builder.add({ name: path.slice(path.lastIndexOf('/') + 1), template: mediaFile, parent, media });
  }
}
