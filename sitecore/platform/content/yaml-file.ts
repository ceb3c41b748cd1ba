import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { DiagnosticList } from './diagnostics.ts';
import { type ItemSource, revisionOf, type Step } from './item-source.ts';

/** A value of a content file with its position, so that a diagnostic can name its line. */
export class YamlNode {
  readonly value: unknown;
  readonly #yamlFile: YamlFile;
  readonly #steps: readonly Step[];

  constructor(yamlFile: YamlFile, steps: readonly Step[], value: unknown) {
    this.value = value;
    this.#yamlFile = yamlFile;
    this.#steps = steps;
  }

  get file(): string {
    return this.#yamlFile.file;
  }

  /** The source of the item that this value describes; undefined in a file that has no drafts. */
  get itemSource(): ItemSource | undefined {
    const { publishedFile } = this.#yamlFile;
    return publishedFile === undefined
      ? undefined
      : { file: publishedFile, steps: this.#steps, revision: revisionOf(this.at('fields').value) };
  }

  /** Returns the value below a key; its `value` is undefined when it is absent. */
  at(key: Step): YamlNode {
    const below: unknown = isRecord(this.value) || Array.isArray(this.value) ? Reflect.get(this.value, key) : undefined;
    return new YamlNode(this.#yamlFile, [...this.#steps, key], below);
  }

  /** The keys of an object; none for another value. */
  get keys(): readonly string[] {
    return isRecord(this.value) ? Object.keys(this.value) : [];
  }

  /** Returns the members of a list; none when absent. Reports any other value. */
  list(): readonly YamlNode[] {
    if (this.value === undefined || this.value === null) return [];
    if (Array.isArray(this.value)) return this.value.map((_, index) => this.at(index));
    this.report('a list');
    return [];
  }

  /** Returns a text or a number as text; undefined when absent. Reports any other value. */
  text(): string | undefined {
    if (this.value === undefined || this.value === null) return undefined;
    if (typeof this.value === 'string') return this.value;
    if (typeof this.value === 'number') return String(this.value);
    this.report('a text');
    return undefined;
  }

  /** Reports every key that is not known; `hint` introduces the list of the known ones. */
  checkKeys(known: readonly string[], hint: string): void {
    for (const key of this.keys)
      if (!known.includes(key)) this.at(key).report(`is unknown, ${hint}: ${known.join(', ')}`);
  }

  report(expected: string, below: readonly PropertyKey[] = []): void {
    const steps = [...this.#steps, ...below.filter((step) => typeof step !== 'symbol')];
    this.#yamlFile.report(steps, expected);
  }
}

/** Returns true for an object that is neither a list nor null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A YAML file of the content, with the line of each of its values. */
export class YamlFile {
  readonly file: string;
  /** The published file, also when this is its draft; undefined for a file that has no drafts. */
  readonly publishedFile: string | undefined;
  readonly #document: Document;
  readonly #lines = new LineCounter();
  readonly #diagnostics: DiagnosticList;

  constructor(path: string, file: string, diagnostics: DiagnosticList, published?: string) {
    this.file = file;
    this.publishedFile = published;
    this.#diagnostics = diagnostics;
    this.#document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: this.#lines });
    for (const { linePos, message } of this.#document.errors) {
      diagnostics.add({
        file,
        line: linePos?.[0].line ?? 1,
        field: 'file',
        expected: `YAML that can be read (${message})`,
      });
    }
  }

  get root(): YamlNode {
    const value: unknown = this.#document.errors.length > 0 ? {} : this.#document.toJS();
    return new YamlNode(this, [], value ?? {});
  }

  report(steps: readonly Step[], expected: string): void {
    this.#diagnostics.add({ file: this.file, line: this.#lineOf(steps), field: steps.join('.') || 'file', expected });
  }

  /** Returns the line of a value, or of the nearest enclosing value that exists. */
  #lineOf(steps: readonly Step[]): number {
    for (let length = steps.length; length >= 0; length -= 1) {
      const node = length === 0 ? this.#document.contents : this.#document.getIn(steps.slice(0, length), true);
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}
