import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { renderings, templates } from '#sitecore/definitions/registry.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { dictionaryEntry, folder, jssApp } from '#sitecore/definitions/templates/system.ts';
import type { Site } from './content.ts';
import type { ContentFile, ContentFiles } from './content-files.ts';
import type { Draft, DraftItem } from './draft.ts';
import { FieldReader, type LanguageFallback } from './read-fields.ts';
import { PlaceholderReader } from './read-placeholders.ts';
import { readRedirects } from './read-redirects.ts';
import { isObject, type Place } from './source.ts';
import { inherits, type Tree } from './tree.ts';

/** What a page can be: a page as such, or one that carries more. */
const pageTemplates = templates.filter((one) => inherits(one, pageTemplate.id));

/** The placeholders of a page; the SXA names, so that a real Sitecore fits. */
const PAGE_PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];

const SITE_KEYS = ['name', 'hostName', 'language', 'languageFallback', 'layout', 'errorPages', 'robots'];

interface ReadSite {
  /** The site, once the tree of all sites stands. */
  readonly site: (tree: Tree) => Site;
}

/** Reads the files of one site into the tree below `/sitecore/content`. */
export function readSite(files: ContentFiles, draft: Draft, parent: DraftItem): ReadSite {
  const place = files.file('site.yml');
  place.only(SITE_KEYS, 'a site has');
  const name = place.at('name').text() ?? 'rukn';
  const root = addRoot(place, draft, parent, name);
  const reader = new SiteReader(files, draft, root, readFallback(place.at('languageFallback')));
  reader.dictionary();
  reader.items();
  reader.pages();
  const layout = reader.layout(place.at('layout'));
  return { site: (tree) => siteOf(place, files, { name, rootPath: root.path, layout }, tree) };
}

/** Adds the root item of a site; one whose name is taken goes on under another, so that all its faults are found. */
function addRoot(place: Place, draft: Draft, parent: DraftItem, name: string): DraftItem {
  const root = draft.add({ name, template: jssApp, parent });
  if (root) return root;
  place.at('name').fault(`a name that no other site has: ${name}`);
  return addRoot(place, draft, parent, `${name} (another)`);
}

function siteOf(
  place: Place,
  files: ContentFiles,
  known: Pick<Site, 'name' | 'rootPath' | 'layout'>,
  tree: Tree,
): Site {
  const errors = place.at('errorPages');
  const isPage = (address: string): boolean => tree.pageAt(address, known.rootPath) !== undefined;
  const page = (key: string): string => {
    const address = errors.at(key).text() ?? '';
    if (!isPage(address)) errors.at(key).fault('the address of a page');
    return address;
  };
  const language = place.at('language').text() ?? DEFAULT_LANGUAGE;
  if (!isLanguage(language)) place.at('language').fault(`one of ${LANGUAGES.join(', ')}`);
  return {
    ...known,
    hostName: place.at('hostName').text() ?? '*',
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    errorPages: {
      notFound: page('notFound'),
      serverError: page('serverError'),
      ...(errors.at('generic').text() !== undefined && { generic: page('generic') }),
    },
    redirects: files.has('redirects.yml') ? readRedirects(files.file('redirects.yml'), isPage) : [],
    robots: place.at('robots').text(),
  };
}

/** Reads `{ en: ar }`: what Arabic says stands in for what English lacks. */
function readFallback(place: Place): LanguageFallback {
  place.only(LANGUAGES, 'languages');
  const read = LANGUAGES.flatMap((language): [Language, Language][] => {
    const fallback = place.at(language).text();
    if (fallback === undefined) return [];
    if (isLanguage(fallback) && fallback !== language) return [[language, fallback]];
    place.at(language).fault(`another language: ${LANGUAGES.filter((other) => other !== language).join(', ')}`);
    return [];
  });
  return Object.fromEntries(read);
}

class SiteReader {
  readonly #files: ContentFiles;
  readonly #draft: Draft;
  readonly #root: DraftItem;
  readonly #fallback: LanguageFallback;
  readonly #fields: FieldReader;
  readonly #placeholders: PlaceholderReader;

  constructor(files: ContentFiles, draft: Draft, root: DraftItem, fallback: LanguageFallback) {
    this.#files = files;
    this.#draft = draft;
    this.#root = root;
    this.#fallback = fallback;
    this.#fields = new FieldReader(draft, root.path, fallback);
    this.#placeholders = new PlaceholderReader(draft, this.#fields, renderings, root.path);
  }

  layout(place: Place): Site['layout'] {
    return this.#placeholders.read(place, this.#root, PAGE_PLACEHOLDERS);
  }

  dictionary(): void {
    const parent = this.#draft.folder(this.#root, 'Dictionary', folder);
    const root = this.#files.file('dictionary.yml');
    const { Key, Phrase } = dictionaryEntry.fields;
    for (const key of root.keys) {
      root.at(key).only(LANGUAGES, 'a phrase with a comma is quoted, and has the languages');
      const entry = this.#draft.add({ name: key, template: dictionaryEntry, parent });
      const name = Key.read(key);
      const phrases = perLanguage((language) => {
        const spoken = root.at(key).at(language).value ?? root.at(key).at(this.#fallback[language] ?? language).value;
        return Phrase.read(spoken ?? null);
      });
      for (const language of LANGUAGES) {
        if (!phrases[language].ok) root.at(key).at(language).fault('a phrase in this language');
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
    for (const { steps, place, version } of this.#files.below('items')) {
      const folders = ['items', ...steps.slice(0, -1)];
      const parent = folders.reduce((at, name) => this.#draft.folder(at, name, folder), this.#root);
      const template = templates.find(({ name }) => name === place.at('template').text());
      if (!template) place.at('template').fault(`a known template: ${templates.map(({ name }) => name).join(', ')}`);
      else this.#fields.item(place, parent, template, steps.at(-1) ?? '', version);
    }
  }

  /** Reads a page before those below it, the home page first. */
  pages(): void {
    const files = this.#files.below('pages').sort((a, b) => a.steps.length - b.steps.length);
    for (const file of files.sort((a, b) => Number(isHome(b.steps)) - Number(isHome(a.steps)))) {
      const { place } = file;
      place.only(['template', 'id', 'version', 'layout', 'fields', 'placeholders'], 'a page has');
      const template = pageTemplates.find(({ name }) => name === place.at('template').text());
      if (!template)
        place.at('template').fault(`a template of pages: ${pageTemplates.map(({ name }) => name).join(', ')}`);
      const page = this.#page(file, template ?? pageTemplate);
      if (!page) continue;
      this.#fields.fields(place.at('fields'), page);
      nameInBothLanguages(page, place.at('fields'), this.#fallback);
      page.hasOwnLayout = hasOwnLayout(place.at('layout'));
      page.placeholders = this.#placeholders.read(place.at('placeholders'), page, PAGE_PLACEHOLDERS);
    }
  }

  #page({ steps, place, version }: ContentFile, template: AnyTemplate): DraftItem | undefined {
    const id = this.#fields.id(place);
    const common = { template, id, version, source: place.origin };
    if (isHome(steps)) return this.#draft.add({ ...common, name: 'home', parent: this.#root, url: '/' });
    const parent = this.#draft.items.get([this.#root.path, 'home', ...steps.slice(0, -1)].join('/').toLowerCase());
    if (!parent) return void place.fault(`a page above it: pages/${steps.slice(0, -1).join('/') || 'home'}.yml`);
    const page = this.#draft.add({ ...common, name: steps.at(-1) ?? '', parent, url: `/${steps.join('/')}` });
    if (!page) place.fault(`an address that no other page has: /${steps.join('/')}`);
    return page;
  }
}

const isHome = (steps: readonly string[]): boolean => steps.length === 1 && steps[0] === 'home';

/** A page is called by its navigation title, failing that by its title. */
function nameInBothLanguages(page: DraftItem, fields: Place, fallback: LanguageFallback): void {
  page.displayName = perLanguage(
    (language) => titleIn(fields, language) ?? titleIn(fields, fallback[language] ?? language) ?? page.name,
  );
}

function titleIn(fields: Place, language: Language): string | undefined {
  for (const field of ['NavigationTitle', 'Title']) {
    const { value } = fields.at(field);
    const title = isObject(value) ? value[language] : value;
    if (typeof title === 'string') return title;
  }
  return undefined;
}

/** Whether a page says that it goes without the site's header and footer; it says nothing else of its layout. */
function hasOwnLayout(place: Place): boolean {
  const layout = place.text();
  if (layout !== undefined && layout !== 'own') place.fault('own, or nothing for the header and footer of every page');
  return layout === 'own';
}
