/** Something wrong in a content file, with the place where its author finds it. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly expected: string;
}

/** Gathers the faults of every file, so that an author sees all of them at once. */
export class DiagnosticList {
  readonly #diagnostics: Diagnostic[] = [];

  /** Adds a fault; one that is known already, from reading a file again, is not repeated. */
  add(fault: Diagnostic): void {
    const known = this.#diagnostics.some(
      ({ file, line, field, expected }) =>
        file === fault.file && line === fault.line && field === fault.field && expected === fault.expected,
    );
    if (!known) this.#diagnostics.push(fault);
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }

  /** Throws when there is any fault. */
  throwIfAny(): void {
    if (this.#diagnostics.length > 0) throw new ContentError(this.#diagnostics);
  }
}

const compare = (a: Diagnostic, b: Diagnostic): number => a.file.localeCompare(b.file) || a.line - b.line;

/** The content cannot be served; the message lists every fault as `file:line field: what was expected`. */
export class ContentError extends Error {
  override readonly name = 'ContentFaults';
  readonly diagnostics: readonly Diagnostic[];

  constructor(faults: readonly Diagnostic[]) {
    const sorted = [...faults].sort(compare);
    const lines = sorted.map(({ file, line, field, expected }) => `  ${file}:${line}  ${field}: ${expected}`);
    super(`content: ${sorted.length} ${sorted.length === 1 ? 'fault' : 'faults'}\n${lines.join('\n')}`);
    this.diagnostics = sorted;
  }
}
