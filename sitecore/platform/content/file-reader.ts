import { listNames, oneOf } from '#sitecore/definitions/closest.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { LANGUAGE_NAMES, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { renderings, templates } from '#sitecore/definitions/registry.ts';
import { PAGE_PLACEHOLDERS } from '#sitecore/definitions/page-placeholders.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { dictionaryEntry, folder } from '#sitecore/definitions/templates/system.ts';
import type { ContentFile } from './content-files.ts';
import { DiagnosticList } from './diagnostics.ts';
import { pageNames } from './page-names.ts';
import { FieldReader, fullPath, type LanguageFallback } from './read-fields.ts';
import { PlaceholderReader } from './read-placeholders.ts';
import { type FileItems, type MutableItem, TreeBuilder } from './tree-builder.ts';
import { inherits } from './inherits.ts';
import type { YamlFile, YamlNode } from './yaml-file.ts';

/** The templates of pages: Page and those that inherit from it. */
const pageTemplates = templates.filter((one) => inherits(one, pageTemplate.id));

const PAGE_KEYS = ['template', 'id', 'version', 'layout', 'wildcard', 'fields', 'placeholders'];

/** The name of a wildcard item, which stands for any name. */
const WILDCARD = '*';

/** The settings of a site that its files are read with. */
export interface SiteSettings {
  /** The path of the site's root item. */
  readonly rootPath: string;
  readonly fallback: LanguageFallback;
}

/** The items of files that were read before, by the settings that they were read with. */
const known = new WeakMap<YamlFile, { readonly key: string; readonly items: FileItems }>();

/** Reads the files of a site into items; a file that has not changed is not read again. */
export class FileReader {
  readonly #settings: SiteSettings;
  readonly #key: string;

  constructor(settings: SiteSettings) {
    this.#settings = settings;
    this.#key = JSON.stringify(settings);
  }

  /** Reads the phrases of a site into its dictionary. */
  dictionary(file: YamlFile): FileItems {
    return this.#cached(file, 1, (diagnostics, builder) => {
      const parent = unattached(builder, this.#settings.rootPath, 1);
      const root = builder.ensureFolder(parent, 'Dictionary', folder);
      readPhrases(file.root(diagnostics), builder, root, this.#settings.fallback);
      return root;
    });
  }

  /** Reads the file of a shared item. */
  item({ steps, file, version, mayBeIncomplete }: ContentFile): FileItems {
    return this.#cached(file, `${version} ${mayBeIncomplete}`, (diagnostics, builder) => {
      const node = file.root(diagnostics);
      const above = [this.#settings.rootPath, 'items', ...steps.slice(0, -1)].join('/');
      const template = knownTemplate(node.at('template'), templates, 'a known template');
      const fields = new FieldReader(builder, { ...this.#settings, mayBeIncomplete });
      const [parent, name] = [unattached(builder, above, version), steps.at(-1) ?? ''];
      const path = template
        ? fields.item(node, parent, template, name, version)
        : fields.placeOf(node, parent, name, version);
      return path === undefined ? undefined : builder.items.get(path.toLowerCase());
    });
  }

  /** Reads the file of a page below the item at a path; its URL follows from its file unless it is a wildcard. */
  page({ steps, file, version, mayBeIncomplete }: ContentFile, above: string): FileItems {
    return this.#cached(file, `${version} ${mayBeIncomplete} ${above}`, (diagnostics, builder) => {
      const node = file.root(diagnostics);
      node.checkKeys(PAGE_KEYS, 'a page has');
      const template = knownTemplate(node.at('template'), pageTemplates, 'a template of pages') ?? pageTemplate;
      const fields = new FieldReader(builder, { ...this.#settings, mayBeIncomplete });
      const page = this.#addPage(builder, node, { steps, above }, { template, version, id: fields.id(node) });
      fields.fields(node.at('fields'), page);
      page.displayName = pageNames(node.at('fields'), page.name, this.#settings.fallback);
      page.hasOwnLayout = hasOwnLayout(node.at('layout'));
      const placeholders = new PlaceholderReader(builder, fields, renderings, this.#settings.rootPath);
      page.placeholders = placeholders.read(node.at('placeholders'), page, PAGE_PLACEHOLDERS);
      return page;
    });
  }

  #addPage(
    builder: TreeBuilder,
    node: YamlNode,
    { steps, above }: { readonly steps: readonly string[]; readonly above: string },
    more: { readonly template: AnyTemplate; readonly version: number; readonly id: string | undefined },
  ): MutableItem {
    const { rootPath } = this.#settings;
    const common = { ...more, source: node.itemSource };
    const parent = unattached(builder, above, more.version);
    const shown = node.at('wildcard');
    if (shown.value === undefined) {
      const url = isHome(steps) ? '/' : `/${steps.join('/')}`;
      return added(builder.add({ ...common, parent, name: steps.at(-1) ?? '', url }));
    }
    const item = added(builder.add({ ...common, parent, name: WILDCARD }));
    const path = shown.text();
    if (path?.startsWith('/')) item.shows = { path: fullPath(rootPath, path), node: shown };
    else shown.report(`a path that begins with /${path === undefined ? '' : `: /${path}`}`);
    return item;
  }

  #cached(
    file: YamlFile,
    position: number | string,
    read: (diagnostics: DiagnosticList, builder: TreeBuilder) => MutableItem | undefined,
  ): FileItems {
    const key = `${position} ${this.#key}`;
    const before = known.get(file);
    if (before?.key === key) return before.items;
    const diagnostics = new DiagnosticList();
    const builder = new TreeBuilder();
    const item = read(diagnostics, builder);
    const { references, unreadable, values } = builder;
    const items = { item, references, unreadable, values, diagnostics: diagnostics.diagnostics };
    known.set(file, { key, items });
    return items;
  }
}

/** Returns an item that only says where the items of a file belong. */
function unattached(builder: TreeBuilder, path: string, version: number): MutableItem {
  const parent = builder.add({ name: path.replace(/^\//, ''), template: folder, version });
  return added(parent);
}

function added(item: MutableItem | undefined): MutableItem {
  if (!item) throw new Error('a file has one first item');
  return item;
}

function readPhrases(root: YamlNode, builder: TreeBuilder, parent: MutableItem, fallback: LanguageFallback): void {
  const { Key, Phrase } = dictionaryEntry.fields;
  for (const key of root.keys) {
    const node = root.at(key);
    node.checkKeys(LANGUAGES, 'a phrase with a comma is quoted, and has the languages');
    const entry = builder.add({ name: key, template: dictionaryEntry, parent });
    const name = Key.read(key);
    const phrases = perLanguage((language) => {
      const text = node.at(language).value ?? node.at(fallback[language] ?? language).value;
      return Phrase.read(text ?? null);
    });
    for (const language of LANGUAGES) {
      if (!phrases[language].ok) node.at(language).report(`${key} in ${LANGUAGE_NAMES[language]} (Multi-Line Text)`);
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

/** Returns the template that a file names; reports a name that is missing or not among them. */
function knownTemplate(node: YamlNode, known: readonly AnyTemplate[], expected: string): AnyTemplate | undefined {
  const written = node.text();
  const template = known.find(({ name }) => name === written);
  const names = known.map(({ name }) => name);
  if (template) return template;
  if (written === undefined) node.report(`${expected}: ${listNames('', names)}`);
  else node.reportOutdated(`${expected}: ${oneOf(names, written)}`);
  return undefined;
}

/** Returns true for the file of a site's home page. */
export const isHome = (steps: readonly string[]): boolean => steps.length === 1 && steps[0] === 'home';

/** Returns true for `layout: own`, a page without the site's header and footer; reports any other value. */
function hasOwnLayout(node: YamlNode): boolean {
  const layout = node.text();
  if (layout !== undefined && layout !== 'own') node.report('own, or nothing for the header and footer of every page');
  return layout === 'own';
}
