import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES, perLanguage } from '#sitecore/definitions/language.ts';
import { renderings, templates } from '#sitecore/definitions/registry.ts';
import { page as pageTemplate } from '#sitecore/definitions/templates/page.ts';
import { dictionaryEntry, folder, jssApp, mediaFile } from '#sitecore/definitions/templates/system.ts';
import { checkPointers } from './check-pointers.ts';
import type { Content, Site } from './content.ts';
import { Draft, type DraftItem } from './draft.ts';
import { FaultList } from './faults.ts';
import { readMediaLibrary } from './media-library.ts';
import { FieldReader } from './read-fields.ts';
import { PlaceholderReader } from './read-placeholders.ts';
import { isObject, type Place, Source } from './source.ts';
import { Tree } from './tree.ts';

/** The placeholders of a page; the SXA names, so that a real Sitecore fits. */
const PAGE_PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];

/** Reads and checks a content folder; throws `ContentFaults` with every fault of every file. */
export async function loadContent(root: string): Promise<Content> {
  const faults = new FaultList();
  const loader = new Loader(root, faults);
  const content = await loader.load();
  faults.settle();
  return content;
}

class Loader {
  readonly #root: string;
  readonly #faults: FaultList;
  readonly #draft = new Draft();

  constructor(root: string, faults: FaultList) {
    this.#root = root;
    this.#faults = faults;
  }

  async load(): Promise<Content> {
    const site = this.#source('site.yml').root;
    const name = site.at('name').text() ?? 'rukn';
    const top = this.#draft.add({ name: 'sitecore', template: folder });
    const content = top && this.#draft.folder(top, 'content', folder);
    const root = content && this.#draft.add({ name, template: jssApp, parent: content });
    if (!top || !root) throw new Error('the root items of the tree are there once');
    await this.#media(this.#draft.folder(top, 'media library', folder));
    const fields = new FieldReader(this.#draft, root.path);
    const placeholders = new PlaceholderReader(this.#draft, fields, renderings, root.path);
    this.#dictionary(this.#draft.folder(root, 'Dictionary', folder));
    this.#items(fields, root);
    this.#pages(fields, placeholders, root);
    const layout = placeholders.read(site.at('layout'), root, PAGE_PLACEHOLDERS);
    const tree = new Tree(this.#draft.items.values());
    checkPointers(this.#draft.pointers, tree);
    return { site: this.#site(site, name, root.path, layout, tree), tree };
  }

  #site(place: Place, name: string, rootPath: string, layout: Site['layout'], tree: Tree): Site {
    place.only(['name', 'hostName', 'layout', 'errorPages'], 'a site has');
    const errors = place.at('errorPages');
    const page = (key: string): string => {
      const url = errors.at(key).text() ?? '';
      if (!tree.pageAt(url)) errors.at(key).fault('the address of a page');
      return url;
    };
    const errorPages = { notFound: page('notFound'), serverError: page('serverError') };
    return { name, hostName: place.at('hostName').text() ?? '*', rootPath, layout, errorPages };
  }

  async #media(library: DraftItem): Promise<void> {
    const files = await readMediaLibrary(join(this.#root, 'media'), this.#faults);
    for (const [path, media] of files) {
      const folders = path.split('/').slice(0, -1);
      const parent = folders.reduce((at, name) => this.#draft.folder(at, name, folder), library);
      this.#draft.add({ name: path.slice(path.lastIndexOf('/') + 1), template: mediaFile, parent, media });
    }
  }

  #dictionary(parent: DraftItem): void {
    const { root } = this.#source('dictionary.yml');
    const { Key, Phrase } = dictionaryEntry.fields;
    for (const key of root.keys) {
      const entry = this.#draft.add({ name: key, template: dictionaryEntry, parent });
      const name = Key.read(key);
      const phrases = perLanguage((language) => Phrase.read(root.at(key).at(language).value ?? null));
      for (const language of LANGUAGES) {
        if (!phrases[language].ok) root.at(key).at(language).fault('a phrase in this language');
      }
      if (!entry || !name.ok || !phrases.ar.ok || !phrases.en.ok) continue;
      entry.fields.set(
        'Key',
        perLanguage(() => name.content),
      );
      entry.fields.set('Phrase', { ar: phrases.ar.content, en: phrases.en.content });
    }
  }

  #items(fields: FieldReader, root: DraftItem): void {
    for (const { steps, source } of this.#files('items')) {
      const place = source.root;
      const folders = ['items', ...steps.slice(0, -1)];
      const parent = folders.reduce((at, name) => this.#draft.folder(at, name, folder), root);
      const template = templates.find(({ name }) => name === place.at('template').text());
      if (!template) place.at('template').fault(`a known template: ${templates.map(({ name }) => name).join(', ')}`);
      else fields.item(place, parent, template, steps.at(-1) ?? '');
    }
  }

  #pages(fields: FieldReader, placeholders: PlaceholderReader, root: DraftItem): void {
    const files = this.#files('pages').sort((a, b) => a.steps.length - b.steps.length);
    for (const { steps, source } of [...files].sort((a, b) => Number(isHome(b.steps)) - Number(isHome(a.steps)))) {
      const place = source.root;
      place.only(['template', 'id', 'fields', 'placeholders'], 'a page has');
      if (place.at('template').text() !== pageTemplate.name)
        place.at('template').fault(`the template ${pageTemplate.name}`);
      const page = this.#page(steps, place, fields, root);
      if (!page) continue;
      fields.fields(place.at('fields'), page);
      nameInBothLanguages(page, place.at('fields'));
      page.placeholders = placeholders.read(place.at('placeholders'), page, PAGE_PLACEHOLDERS);
    }
  }

  #page(steps: readonly string[], place: Place, fields: FieldReader, root: DraftItem): DraftItem | undefined {
    const id = fields.id(place);
    if (isHome(steps)) return this.#draft.add({ name: 'home', template: pageTemplate, parent: root, url: '/', id });
    const parent = this.#draft.items.get([root.path, 'home', ...steps.slice(0, -1)].join('/').toLowerCase());
    if (!parent) return void place.fault(`a page above it: pages/${steps.slice(0, -1).join('/') || 'home'}.yml`);
    const page = this.#draft.add({
      name: steps.at(-1) ?? '',
      template: pageTemplate,
      parent,
      url: `/${steps.join('/')}`,
      id,
    });
    if (!page) place.fault(`an address that no other page has: /${steps.join('/')}`);
    return page;
  }

  #source(file: string): Source {
    return new Source(join(this.#root, file), `sitecore/content/${file}`, this.#faults);
  }

  #files(below: string): { steps: string[]; source: Source }[] {
    const at = join(this.#root, below);
    if (!existsSync(at)) return [];
    return readdirSync(at, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yml'))
      .sort()
      .map((file) => ({
        steps: file.slice(0, -'.yml'.length).split(/[\\/]/),
        source: this.#source(`${below}/${file.replaceAll('\\', '/')}`),
      }));
  }
}

const isHome = (steps: readonly string[]): boolean => steps.length === 1 && steps[0] === 'home';

/** A page is called by its navigation title, failing that by its title. */
function nameInBothLanguages(page: DraftItem, fields: Place): void {
  for (const language of LANGUAGES)
    page.displayName = { ...page.displayName, [language]: titleIn(fields, language) ?? page.name };
}

function titleIn(fields: Place, language: Language): string | undefined {
  for (const field of ['NavigationTitle', 'Title']) {
    const { value } = fields.at(field);
    const title = isObject(value) ? value[language] : value;
    if (typeof title === 'string') return title;
  }
  return undefined;
}
