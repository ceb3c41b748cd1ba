/** Something wrong in a content file, with the place where its author finds it. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly expected: string;
}

/** Gathers the faults of every file, so that an author sees all of them at once. */
export class FaultList {
  readonly #faults: Fault[] = [];

  /** Adds a fault; one that is known already, from reading a file again, is not repeated. */
  add(fault: Fault): void {
    const known = this.#faults.some(
      ({ file, line, field, expected }) =>
        file === fault.file && line === fault.line && field === fault.field && expected === fault.expected,
    );
    if (!known) this.#faults.push(fault);
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** Throws when there is any fault. */
  settle(): void {
    if (this.#faults.length > 0) throw new ContentFaults(this.#faults);
  }
}

const compare = (a: Fault, b: Fault): number => a.file.localeCompare(b.file) || a.line - b.line;

/** The content cannot be served; the message lists every fault as `file:line field: what was expected`. */
export class ContentFaults extends Error {
  override readonly name = 'ContentFaults';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const sorted = [...faults].sort(compare);
    const lines = sorted.map(({ file, line, field, expected }) => `  ${file}:${line}  ${field}: ${expected}`);
    super(`content: ${sorted.length} ${sorted.length === 1 ? 'fault' : 'faults'}\n${lines.join('\n')}`);
    this.faults = sorted;
  }
}
