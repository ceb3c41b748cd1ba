import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { renderings, templates } from '#sitecore/definitions/registry.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { dictionaryEntry, folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import type { Site } from './content.ts';
import type { ContentFile, ContentFiles } from './content-files.ts';
import type { TreeBuilder, MutableItem } from './tree-builder.ts';
import { FieldReader, type LanguageFallback } from './read-fields.ts';
import { PlaceholderReader } from './read-placeholders.ts';
import { readRedirects } from './read-redirects.ts';
import { isRecord, type YamlNode } from './yaml-file.ts';
import { inherits, type Tree } from './tree.ts';

/** The templates of pages: Page and those that inherit from it. */
const pageTemplates = templates.filter((one) => inherits(one, pageTemplate.id));

/** The placeholders of a page, by the names of SXA. */
const PAGE_PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];

const SITE_KEYS = ['name', 'hostName', 'language', 'languageFallback', 'layout', 'errorPages', 'robots'];

interface ReadSite {
  /** Builds the site from the tree of all sites, in which its links are checked. */
  readonly site: (tree: Tree) => Site;
}

/** Reads the files of one site into the tree below `/sitecore/content`. */
export function readSite(files: ContentFiles, builder: TreeBuilder, parent: MutableItem): ReadSite {
  const node = files.file('site.yml');
  node.checkKeys(SITE_KEYS, 'a site has');
  const name = node.at('name').text() ?? 'rukn';
  const root = addRoot(node, builder, parent, name);
  const reader = new SiteReader(files, builder, root, readFallback(node.at('languageFallback')));
  reader.dictionary();
  reader.items();
  reader.pages();
  const layout = reader.layout(node.at('layout'));
  return { site: (tree) => buildSite(node, files, { name, rootPath: root.path, layout }, tree) };
}

/** Adds the root item of a site; a name that is taken gets a suffix, so that the rest of the site is checked too. */
function addRoot(node: YamlNode, builder: TreeBuilder, parent: MutableItem, name: string): MutableItem {
  const root = builder.add({ name, template: jssApp, parent });
  if (root) return root;
  node.at('name').report(`a name that no other site has: ${name}`);
  return addRoot(node, builder, parent, `${name} (another)`);
}

function buildSite(
  node: YamlNode,
  files: ContentFiles,
  known: Pick<Site, 'name' | 'rootPath' | 'layout'>,
  tree: Tree,
): Site {
  const errors = node.at('errorPages');
  const isPage = (path: string): boolean => tree.pageAt(path, known.rootPath) !== undefined;
  const page = (key: string): string => {
    const path = errors.at(key).text() ?? '';
    if (!isPage(path)) errors.at(key).report('the address of a page');
    return path;
  };
  const language = node.at('language').text() ?? DEFAULT_LANGUAGE;
  if (!isLanguage(language)) node.at('language').report(`one of ${LANGUAGES.join(', ')}`);
  return {
    ...known,
    hostName: node.at('hostName').text() ?? '*',
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    errorPages: {
      notFound: page('notFound'),
      serverError: page('serverError'),
      ...(errors.at('generic').text() !== undefined && { generic: page('generic') }),
    },
    redirects: files.has('redirects.yml') ? readRedirects(files.file('redirects.yml'), isPage) : [],
    robots: node.at('robots').text(),
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

class SiteReader {
  readonly #files: ContentFiles;
  readonly #builder: TreeBuilder;
  readonly #root: MutableItem;
  readonly #fallback: LanguageFallback;
  readonly #fields: FieldReader;
  readonly #placeholders: PlaceholderReader;

  constructor(files: ContentFiles, builder: TreeBuilder, root: MutableItem, fallback: LanguageFallback) {
    this.#files = files;
    this.#builder = builder;
    this.#root = root;
    this.#fallback = fallback;
    this.#fields = new FieldReader(builder, root.path, fallback);
    this.#placeholders = new PlaceholderReader(builder, this.#fields, renderings, root.path);
  }

  layout(node: YamlNode): Site['layout'] {
    return this.#placeholders.read(node, this.#root, PAGE_PLACEHOLDERS);
  }

  dictionary(): void {
    const parent = this.#builder.ensureFolder(this.#root, 'Dictionary', folder);
    const root = this.#files.file('dictionary.yml');
    const { Key, Phrase } = dictionaryEntry.fields;
    for (const key of root.keys) {
      root.at(key).checkKeys(LANGUAGES, 'a phrase with a comma is quoted, and has the languages');
      const entry = this.#builder.add({ name: key, template: dictionaryEntry, parent });
      const name = Key.read(key);
      const phrases = perLanguage((language) => {
        const text = root.at(key).at(language).value ?? root.at(key).at(this.#fallback[language] ?? language).value;
        return Phrase.read(text ?? null);
      });
      for (const language of LANGUAGES) {
        if (!phrases[language].ok) root.at(key).at(language).report('a phrase in this language');
      }
      if (!entry || !name.ok || !phrases.ar.ok || !phrases.en.ok) continue;
      const { content } = name;
      entry.fields.set(
        'Key',
        perLanguage(() => content),
      );
      entry.fields.set('Phrase', { ar: phrases.ar.content, en: phrases.en.content });
    }
  }

  items(): void {
    for (const { steps, node, version } of this.#files.below('items')) {
      const folders = ['items', ...steps.slice(0, -1)];
      const parent = folders.reduce((at, name) => this.#builder.ensureFolder(at, name, folder), this.#root);
      const template = templates.find(({ name }) => name === node.at('template').text());
      if (!template) node.at('template').report(`a known template: ${templates.map(({ name }) => name).join(', ')}`);
      else this.#fields.item(node, parent, template, steps.at(-1) ?? '', version);
    }
  }

  /** Reads every page, the home page first and each parent before its children. */
  pages(): void {
    const files = this.#files.below('pages').sort((a, b) => a.steps.length - b.steps.length);
    for (const file of files.sort((a, b) => Number(isHome(b.steps)) - Number(isHome(a.steps)))) {
      const { node } = file;
      node.checkKeys(['template', 'id', 'version', 'layout', 'fields', 'placeholders'], 'a page has');
      const template = pageTemplates.find(({ name }) => name === node.at('template').text());
      if (!template)
        node.at('template').report(`a template of pages: ${pageTemplates.map(({ name }) => name).join(', ')}`);
      const page = this.#page(file, template ?? pageTemplate);
      if (!page) continue;
      this.#fields.fields(node.at('fields'), page);
      nameInBothLanguages(page, node.at('fields'), this.#fallback);
      page.hasOwnLayout = hasOwnLayout(node.at('layout'));
      page.placeholders = this.#placeholders.read(node.at('placeholders'), page, PAGE_PLACEHOLDERS);
    }
  }

  #page({ steps, node, version }: ContentFile, template: AnyTemplate): MutableItem | undefined {
    const id = this.#fields.id(node);
    const common = { template, id, version, source: node.itemSource };
    if (isHome(steps)) return this.#builder.add({ ...common, name: 'home', parent: this.#root, url: '/' });
    const parent = this.#builder.items.get([this.#root.path, 'home', ...steps.slice(0, -1)].join('/').toLowerCase());
    if (!parent) return void node.report(`a page above it: pages/${steps.slice(0, -1).join('/') || 'home'}.yml`);
    const page = this.#builder.add({ ...common, name: steps.at(-1) ?? '', parent, url: `/${steps.join('/')}` });
    if (!page) node.report(`an address that no other page has: /${steps.join('/')}`);
    return page;
  }
}

const isHome = (steps: readonly string[]): boolean => steps.length === 1 && steps[0] === 'home';

/** Sets the display name of a page: its navigation title, or else its title. */
function nameInBothLanguages(page: MutableItem, fields: YamlNode, fallback: LanguageFallback): void {
  page.displayName = perLanguage(
    (language) => titleIn(fields, language) ?? titleIn(fields, fallback[language] ?? language) ?? page.name,
  );
}

function titleIn(fields: YamlNode, language: Language): string | undefined {
  for (const field of ['NavigationTitle', 'Title']) {
    const { value } = fields.at(field);
    const title = isRecord(value) ? value[language] : value;
    if (typeof title === 'string') return title;
  }
  return undefined;
}

/** Returns true for `layout: own`, a page without the site's header and footer; reports any other value. */
function hasOwnLayout(node: YamlNode): boolean {
  const layout = node.text();
  if (layout !== undefined && layout !== 'own') node.report('own, or nothing for the header and footer of every page');
  return layout === 'own';
}
