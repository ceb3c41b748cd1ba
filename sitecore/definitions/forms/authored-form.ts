import { isRecord } from '../is-record.ts';

type Path = readonly PropertyKey[];

/** An element of a form as its author wrote it. */
export interface AuthoredElement {
  readonly name: string;
  readonly template: string;
  readonly path: Path;
  /** Index of its page. */
  readonly page: number;
  /** Values of its options. */
  readonly options: readonly string[];
  /** A text of its fields, "" without one. */
  readonly text: (field: string) => string;
  /** A number of its fields. */
  readonly number: (field: string) => number | undefined;
}

/** A field or element that a rule names. */
interface RuleName {
  readonly name: string;
  /** The value that a condition compares. */
  readonly value: string;
  readonly path: Path;
}

export interface AuthoredRule {
  readonly path: Path;
  readonly watched: readonly RuleName[];
  readonly targets: readonly RuleName[];
}

export interface AuthoredForm {
  /** Paths of the pages. */
  readonly pages: readonly Path[];
  /** Sections and what is on pages and in sections. */
  readonly elements: readonly AuthoredElement[];
  readonly rules: readonly AuthoredRule[];
}

/** A value of the file with its path. */
interface Node {
  readonly value: unknown;
  readonly path: Path;
}

const below = ({ value, path }: Node, key: string): Node => ({
  value: isRecord(value) ? value[key] : undefined,
  path: [...path, key],
});

const listOf = ({ value, path }: Node): readonly Node[] =>
  Array.isArray(value) ? value.map((one: unknown, index) => ({ value: one, path: [...path, index] })) : [];

/** Returns the children of an item: a list, or the list of a name. */
const childrenOf = (node: Node, list: string): readonly Node[] => {
  const children = below(node, 'children');
  return Array.isArray(children.value) ? listOf(children) : listOf(below(children, list));
};

const textAt = (node: Node, ...keys: readonly string[]): string => {
  const { value } = keys.reduce(below, node);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

/** Reads a form’s value of a content file as far as its parts have their places; the rest is reported elsewhere. */
export function readAuthoredForm(authored: unknown): AuthoredForm {
  const root: Node = { value: authored, path: [] };
  const pages = childrenOf(root, 'pages');
  const elements = pages.flatMap((page, index) => elementsOf(page, index));
  return {
    pages: pages.map(({ path }) => path),
    elements,
    rules: listOf(below(below(root, 'children'), 'rules')).map(readRule),
  };
}

/** The template of an element without one: the first of its list. */
const DEFAULT = { page: 'Form Section', section: 'Form Text' } as const;

function elementsOf(parent: Node, page: number, within: keyof typeof DEFAULT = 'page'): readonly AuthoredElement[] {
  return childrenOf(parent, 'elements').flatMap((node) => {
    const element = readElement(node, page, DEFAULT[within]);
    return element.template === 'Form Section' ? [element, ...elementsOf(node, page, 'section')] : element;
  });
}

function readElement(node: Node, page: number, fallback: string): AuthoredElement {
  return {
    name: textAt(node, 'name'),
    template: textAt(node, 'template') || fallback,
    path: node.path,
    page,
    options: childrenOf(node, 'options').map((option) => textAt(option, 'fields', 'Value')),
    text: (field) => textAt(node, 'fields', field),
    number: (field) => {
      const { value } = below(below(node, 'fields'), field);
      return typeof value === 'number' ? value : undefined;
    },
  };
}

function readRule(node: Node): AuthoredRule {
  const named = (list: string, field: string) =>
    listOf(below(below(node, 'children'), list)).map((one) => ({
      name: textAt(one, 'fields', field),
      value: textAt(one, 'fields', 'Value'),
      path: [...one.path, 'fields', field],
    }));
  return { path: node.path, watched: named('conditions', 'Field'), targets: named('actions', 'Target') };
}
