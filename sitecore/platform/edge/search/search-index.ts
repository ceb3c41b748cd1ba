import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { readGuid } from '#sitecore/definitions/guid.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { ancestorsOf, type Item, type Tree } from '../../content/tree.ts';
import { hasLayout, type ItemView } from '../item-view.ts';

/** An item in a language, as search sees it. */
export interface SearchDocument extends ItemView {
  /** What the system fields hold; ids as 32 lower-case digits, everything else in lower case. */
  readonly system: Readonly<Record<SystemField, readonly string[]>>;
}

const SYSTEM_FIELDS = [
  '_path',
  '_templates',
  '_template',
  '_parent',
  '_language',
  '_name',
  '_hasLayout',
  '_latestversion',
] as const;

export type SystemField = (typeof SYSTEM_FIELDS)[number];

/** Whether a name is that of a field that every item has by itself. */
export const isSystemField = (name: string): name is SystemField => SYSTEM_FIELDS.some((field) => field === name);

const ID_FIELDS: readonly SystemField[] = ['_path', '_templates', '_template', '_parent'];

/** Whether a system field holds ids. */
export const holdsIds = (name: SystemField): boolean => ID_FIELDS.includes(name);

const digits = (id: string): string => readGuid(id) ?? '';

const withBases = (template: AnyTemplate): string[] => [digits(template.id), ...template.base.flatMap(withBases)];

function systemValues(item: Item, language: string): SearchDocument['system'] {
  return {
    _path: [item, ...ancestorsOf(item)].map(({ id }) => digits(id)),
    _templates: [...new Set(withBases(item.template))],
    _template: [digits(item.template.id)],
    _parent: item.parent ? [digits(item.parent.id)] : [],
    _language: [language],
    _name: [item.name.toLowerCase()],
    _hasLayout: [String(hasLayout(item))],
    _latestversion: ['true'],
  };
}

/** Every item in every language in the order of the tree, and which of them hold a value in a system field. */
export class SearchIndex {
  readonly documents: readonly SearchDocument[];
  readonly #holders = new Map<string, SearchDocument[]>();

  constructor(tree: Tree) {
    this.documents = [...tree.items].flatMap((item) =>
      LANGUAGES.map((language) => ({ item, language, system: systemValues(item, language) })),
    );
    for (const document of this.documents) {
      for (const field of SYSTEM_FIELDS) for (const value of document.system[field]) this.#add(field, value, document);
    }
  }

  /** The documents whose system field holds exactly this value. */
  holding(field: SystemField, value: string): readonly SearchDocument[] {
    return this.#holders.get(`${field}=${value}`) ?? [];
  }

  #add(field: SystemField, value: string, document: SearchDocument): void {
    const key = `${field}=${value}`;
    const holders = this.#holders.get(key);
    if (holders) holders.push(document);
    else this.#holders.set(key, [document]);
  }
}
