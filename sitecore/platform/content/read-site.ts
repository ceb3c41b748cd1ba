import { oneOf } from '#sitecore/definitions/closest.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#sitecore/definitions/language.ts';
import { PAGE_PLACEHOLDERS } from '#sitecore/definitions/page-placeholders.ts';
import { renderings } from '#sitecore/definitions/registry.ts';
import { folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import type { Site } from './content.ts';
import type { ContentFile, ContentFiles, ContentPath } from './content-files.ts';
import { FileReader, isHome } from './file-reader.ts';
import type { Pause } from './pause.ts';
import { FieldReader, type LanguageFallback } from './read-fields.ts';
import { PlaceholderReader } from './read-placeholders.ts';
import { readRedirects } from './read-redirects.ts';
import type { FileItems, MutableItem, ReadFile, TreeBuilder } from './tree-builder.ts';
import type { Tree } from './tree.ts';
import { showByWildcards } from './wildcards.ts';
import type { YamlNode } from './yaml-file.ts';

const SITE_KEYS = ['name', 'hostName', 'language', 'languageFallback', 'layout', 'errorPages', 'robots'];

interface ReadSite {
  /** Builds the site from the tree of all sites, in which its links are checked. */
  readonly site: (tree: Tree) => Site;
}

interface SiteScope {
  readonly builder: TreeBuilder;
  /** The item below which the site's root is added. */
  readonly parent: MutableItem;
  readonly pause: Pause;
}

/** Reads the files of one site into the tree below `/sitecore/content`. */
export async function readSite(files: ContentFiles, { builder, parent, pause }: SiteScope): Promise<ReadSite> {
  const node = files.node('site.yml');
  node?.checkKeys(SITE_KEYS, 'a site has');
  const name = node?.at('name').text() ?? 'rukn';
  const root = addRoot(node, builder, parent, name);
  const fallback = node ? readFallback(node.at('languageFallback')) : {};
  const assembly = new SiteAssembly(files, builder, root, fallback);
  assembly.dictionary();
  await assembly.items(pause);
  await assembly.pages(pause);
  showByWildcards(builder, root.path);
  const fields = new FieldReader(builder, { rootPath: root.path, fallback });
  const placeholders = new PlaceholderReader(builder, fields, renderings, root.path);
  const layout = node ? placeholders.read(node.at('layout'), root, PAGE_PLACEHOLDERS) : {};
  return { site: (tree) => buildSite(node, files, { name, rootPath: root.path, layout }, tree) };
}

/** Adds the root item of a site; a name that is taken gets a suffix, so that the rest of the site is checked too. */
function addRoot(node: YamlNode | undefined, builder: TreeBuilder, parent: MutableItem, name: string): MutableItem {
  const root = builder.add({ name, template: jssApp, parent });
  if (root) return root;
  node?.at('name').report(`a name that no other site has: ${name}`);
  return addRoot(node, builder, parent, `${name} (another)`);
}

function buildSite(
  node: YamlNode | undefined,
  files: ContentFiles,
  known: Pick<Site, 'name' | 'rootPath' | 'layout'>,
  tree: Tree,
): Site {
  const errors = node?.at('errorPages');
  const isPage = (path: string): boolean => tree.pageAt(path, known.rootPath) !== undefined;
  const page = (key: string): string => {
    const path = errors?.at(key).text() ?? '';
    if (!isPage(path))
      errors?.at(key).report(`the path of a page, which begins with /${path && `: there is no ${path}`}`);
    return path;
  };
  const language = node?.at('language').text() ?? DEFAULT_LANGUAGE;
  if (!isLanguage(language)) node?.at('language').report(oneOf(LANGUAGES, language));
  const redirects = files.has('redirects.yml') ? files.node('redirects.yml') : undefined;
  return {
    ...known,
    hostName: node?.at('hostName').text() ?? '*',
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    errorPages: {
      notFound: page('notFound'),
      serverError: page('serverError'),
      ...(errors?.at('generic').text() !== undefined && { generic: page('generic') }),
    },
    redirects: redirects ? readRedirects(redirects, isPage) : [],
    robots: node?.at('robots').text(),
  };
}

/** Reads `{ en: ar }`: a text that is missing in English is shown in Arabic. */
function readFallback(node: YamlNode): LanguageFallback {
  node.checkKeys(LANGUAGES, 'languages');
  const read = LANGUAGES.flatMap((language): [Language, Language][] => {
    const fallback = node.at(language).text();
    if (fallback === undefined) return [];
    if (isLanguage(fallback) && fallback !== language) return [[language, fallback]];
    node.at(language).report(`another language: ${LANGUAGES.filter((other) => other !== language).join(', ')}`);
    return [];
  });
  return Object.fromEntries(read);
}

const BELOW_WILDCARD = 'a wildcard, because the page above it is one';

const keyOfFile = (steps: readonly string[]): string => steps.join('/').toLowerCase();

/** Adds the items of a site's files to the tree. */
class SiteAssembly {
  readonly #files: ContentFiles;
  readonly #builder: TreeBuilder;
  readonly #root: MutableItem;
  readonly #reader: FileReader;
  /** The page of each file by its path in the folder of pages: the item of a wildcard has another name. */
  readonly #pages = new Map<string, MutableItem>();

  constructor(files: ContentFiles, builder: TreeBuilder, root: MutableItem, fallback: LanguageFallback) {
    this.#files = files;
    this.#builder = builder;
    this.#root = root;
    this.#reader = new FileReader({ rootPath: root.path, fallback });
  }

  dictionary(): void {
    const file = this.#files.file('dictionary.yml');
    if (file) this.#attach(this.#reader.dictionary(file), this.#root);
  }

  async items(pause: Pause): Promise<void> {
    for (const listed of this.#files.below('items')) {
      const folders = ['items', ...listed.steps.slice(0, -1)];
      const parent = folders.reduce((at, name) => this.#builder.ensureFolder(at, name, folder), this.#root);
      const { file, items } = this.#read(listed, (opened) => this.#reader.item(opened));
      if (file.file.error) this.#builder.unreadable.add([parent.path, file.steps.at(-1)].join('/').toLowerCase());
      if (!this.#attach(items, parent) && items.item)
        this.#report(file, `a name that no other item below ${parent.path} has: ${items.item.name}`);
      await pause();
    }
  }

  /** Adds every page, the home page first and each parent before its children. */
  async pages(pause: Pause): Promise<void> {
    const files = this.#files.below('pages').sort((a, b) => a.steps.length - b.steps.length);
    for (const listed of files.sort((a, b) => Number(isHome(b.steps)) - Number(isHome(a.steps)))) {
      this.#page(listed);
      await pause();
    }
  }

  #page(listed: ContentPath): void {
    const { steps } = listed;
    const above = steps.slice(0, -1);
    const parent = isHome(steps) ? this.#root : this.#pages.get(keyOfFile(above));
    const parentPath = parent?.path ?? [this.#root.path, 'home', ...above].join('/');
    const { file, items } = this.#read(listed, (opened) => this.#reader.page(opened, parentPath));
    if (!parent) {
      this.#report(file, `a page above it: pages/${steps.slice(0, -1).join('/') || 'home'}.yml`);
      for (const diagnostic of items.diagnostics) this.#files.diagnostics.add(diagnostic);
      return;
    }
    if (parent.shows && items.item && !items.item.shows) this.#report(file, BELOW_WILDCARD);
    const page = this.#attach(items, parent);
    if (page) this.#pages.set(isHome(steps) ? '' : keyOfFile(steps), page);
    else this.#report(file, `an address that no other page has: /${steps.join('/')}`);
  }

  /** Reads the items of a file, and remembers how. */
  #read(listed: ContentPath, read: (file: ContentFile) => FileItems) {
    const file = this.#files.open(listed);
    const items = read(file);
    const paths = this.#files.pathsOf(listed);
    const readFile: ReadFile = {
      paths,
      items,
      read: (files, diagnostics) => read(this.#files.with(files, diagnostics).open(listed)),
    };
    for (const path of paths) this.#builder.files.set(path, readFile);
    return { file, items };
  }

  #attach(items: FileItems, parent: MutableItem): MutableItem | undefined {
    for (const diagnostic of items.diagnostics) this.#files.diagnostics.add(diagnostic);
    return this.#builder.attach(items, parent);
  }

  #report({ file }: ContentFile, expected: string): void {
    this.#files.diagnostics.add(file.diagnostic([], expected));
  }
}
