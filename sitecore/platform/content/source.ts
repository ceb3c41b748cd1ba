import { readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { FaultList } from './faults.ts';
import { type ItemSource, revisionOf, type Step } from './item-source.ts';

/** A value of a content file together with its place, so that a fault can name its line. */
export class Place {
  readonly value: unknown;
  readonly #source: Source;
  readonly #steps: readonly Step[];

  constructor(source: Source, steps: readonly Step[], value: unknown) {
    this.value = value;
    this.#source = source;
    this.#steps = steps;
  }

  get file(): string {
    return this.#source.file;
  }

  /** Where the item that stands here is written; undefined in a file that has no drafts. */
  get origin(): ItemSource | undefined {
    const { published } = this.#source;
    return published === undefined
      ? undefined
      : { file: published, steps: this.#steps, revision: revisionOf(this.at('fields').value) };
  }

  /** The value below a key, present or not. */
  at(key: Step): Place {
    const below: unknown = isObject(this.value) || Array.isArray(this.value) ? Reflect.get(this.value, key) : undefined;
    return new Place(this.#source, [...this.#steps, key], below);
  }

  /** The keys of an object; none for another value. */
  get keys(): readonly string[] {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }

  /** The members of a list; a value that is no list and not absent is a fault. */
  list(): readonly Place[] {
    if (this.value === undefined || this.value === null) return [];
    if (Array.isArray(this.value)) return this.value.map((_, index) => this.at(index));
    this.fault('a list');
    return [];
  }

  /** The value as text; undefined when it is absent, a fault when it is something else. */
  text(): string | undefined {
    if (this.value === undefined || this.value === null) return undefined;
    if (typeof this.value === 'string') return this.value;
    if (typeof this.value === 'number') return String(this.value);
    this.fault('a text');
    return undefined;
  }

  /** Names every key that is not one of those known. */
  only(known: readonly string[], what: string): void {
    for (const key of this.keys)
      if (!known.includes(key)) this.at(key).fault(`is unknown, ${what}: ${known.join(', ')}`);
  }

  fault(expected: string, below: readonly PropertyKey[] = []): void {
    const steps = [...this.#steps, ...below.filter((step) => typeof step !== 'symbol')];
    this.#source.fault(steps, expected);
  }
}

/** Whether a value is an object with keys, neither a list nor null. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A YAML file of the content, which knows the line of each of its values. */
export class Source {
  readonly file: string;
  /** The published file in whose place a draft can stand; undefined when there are no drafts of this file. */
  readonly published: string | undefined;
  readonly #document: Document;
  readonly #lines = new LineCounter();
  readonly #faults: FaultList;

  constructor(path: string, file: string, faults: FaultList, published?: string) {
    this.file = file;
    this.published = published;
    this.#faults = faults;
    this.#document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: this.#lines });
    for (const { linePos, message } of this.#document.errors) {
      faults.add({ file, line: linePos?.[0].line ?? 1, field: 'file', expected: `YAML that can be read (${message})` });
    }
  }

  get root(): Place {
    const value: unknown = this.#document.errors.length > 0 ? {} : this.#document.toJS();
    return new Place(this, [], value ?? {});
  }

  fault(steps: readonly Step[], expected: string): void {
    this.#faults.add({ file: this.file, line: this.#lineOf(steps), field: steps.join('.') || 'file', expected });
  }

  /** The line of a value, or of the nearest value around it that exists. */
  #lineOf(steps: readonly Step[]): number {
    for (let length = steps.length; length >= 0; length -= 1) {
      const node = length === 0 ? this.#document.contents : this.#document.getIn(steps.slice(0, length), true);
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}
