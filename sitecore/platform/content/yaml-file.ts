import { listNames } from '#sitecore/definitions/closest.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import { LANGUAGES } from '#sitecore/definitions/language.ts';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Diagnostic, DiagnosticList } from './diagnostics.ts';
import { type ItemSource, revisionOf, type Step } from './item-source.ts';

/** A value of a content file with its position, so that a diagnostic can name its line. */
export class YamlNode {
  readonly value: unknown;
  readonly #yamlFile: YamlFile;
  readonly #steps: readonly Step[];
  readonly #diagnostics: DiagnosticList;

  constructor(yamlFile: YamlFile, steps: readonly Step[], value: unknown, diagnostics: DiagnosticList) {
    this.value = value;
    this.#yamlFile = yamlFile;
    this.#steps = steps;
    this.#diagnostics = diagnostics;
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
    return new YamlNode(this.#yamlFile, [...this.#steps, key], below, this.#diagnostics);
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
    for (const [node, expected] of this.#unknown(known, hint)) node.report(expected);
  }

  /** Reports every key that a definition does not name (any more). */
  checkDefined(known: readonly string[], hint: string): void {
    for (const [node, expected] of this.#unknown(known, hint)) node.reportOutdated(expected);
  }

  #unknown(known: readonly string[], hint: string): [node: YamlNode, expected: string][] {
    const keys = this.keys.filter((key) => !known.includes(key));
    return keys.map((key) => [this.at(key), `is unknown, ${hint}: ${listNames(key, known)}`]);
  }

  report(expected: string, below: readonly PropertyKey[] = []): void {
    // The error of a file that is no YAML is the only one to correct.
    if (!this.#yamlFile.error) this.#diagnostics.add(this.diagnostic(expected, below));
  }

  /** Reports a value that an older definition may have allowed. */
  reportOutdated(expected: string, below: readonly PropertyKey[] = []): void {
    if (!this.#yamlFile.error) this.#diagnostics.add(this.outdated(expected, below));
  }

  /** Returns the diagnostic of a value that an older definition may have allowed, or of one below it. */
  outdated(expected: string, below: readonly PropertyKey[] = []): Diagnostic {
    const last = this.#steps.at(-1);
    const languages = LANGUAGES.filter((language) => language === last);
    const written = LANGUAGES.filter((language) => this.keys.includes(language));
    const concerned = [languages, written].find(({ length }) => length > 0) ?? LANGUAGES;
    return { ...this.diagnostic(expected, below), languages: concerned };
  }

  /** Returns the diagnostic of this value, or of one below it. */
  diagnostic(expected: string, below: readonly PropertyKey[] = []): Diagnostic {
    const steps = [...this.#steps, ...below.filter((step) => typeof step !== 'symbol')];
    return this.#yamlFile.diagnostic(steps, expected);
  }
}

/** A YAML file of the content, parsed once. */
export class YamlFile {
  /** The path as diagnostics show it. */
  readonly file: string;
  /** The published file, also when this is its draft; undefined for a file that has no drafts. */
  readonly publishedFile: string | undefined;
  /** The error of a text that is no YAML. */
  readonly error: Diagnostic | undefined;
  readonly text: string;
  readonly #value: unknown;

  constructor(text: string, file: string, published?: string) {
    this.file = file;
    this.publishedFile = published;
    this.text = text;
    try {
      this.#value = load(text, { schema: CORE_SCHEMA }) ?? {};
    } catch (error) {
      this.#value = {};
      this.error = this.#unreadable(error);
    }
  }

  /** Returns the value of the file; its reports go to a list. */
  root(diagnostics: DiagnosticList): YamlNode {
    if (this.error) diagnostics.add(this.error);
    return new YamlNode(this, [], this.#value, diagnostics);
  }

  diagnostic(steps: readonly Step[], expected: string): Diagnostic {
    return { file: this.file, line: this.#lineOf(steps), field: steps.join('.') || 'file', expected };
  }

  #unreadable(error: unknown): Diagnostic {
    // `yaml` takes three times as long, but its reasons are the clearer ones; it accepts some texts that `js-yaml` does not.
    const [clearer] = parseDocument(this.text, { lineCounter: new LineCounter() }).errors;
    const { reason, mark } = error instanceof YAMLException ? error : { reason: String(error), mark: undefined };
    const line = clearer?.linePos?.[0].line ?? (mark?.line ?? 0) + 1;
    // The rest of the clearer message shows the line again.
    const [why = reason] = clearer?.message.split(/ at line \d|\n/) ?? [];
    return { file: this.file, line, field: 'file', expected: `YAML that can be read: ${why}` };
  }

  /** Returns the line of a value, or of the nearest enclosing value that exists; parses the text again. */
  #lineOf(steps: readonly Step[]): number {
    const lines = new LineCounter();
    const document = parseDocument(this.text, { lineCounter: lines });
    for (let length = steps.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(steps.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}
