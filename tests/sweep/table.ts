/** Checks, in the order of the table. */
export const CHECKS = [
  'axe at 1440 px',
  'axe at 390 px',
  'at 320 px',
  'with spaced text',
  'at 390 px × 150 %',
  'at 390 px × 200 %',
  'at 320 px × 200 %',
  'at 640 px × 200 %',
  'forced colours',
  'print',
  'no scripts',
] as const;

export type Check = (typeof CHECKS)[number];

const KINDS = ['pages', 'states'] as const;

export type Kind = (typeof KINDS)[number];

/** Problems that checks found, by page and state. */
export class Table {
  readonly #seen = new Map<string, number>();
  readonly #found = new Map<string, string[]>();

  note(kind: Kind, check: Check, where: string, problems: readonly unknown[]): void {
    const key = `${kind}, ${check}`;
    this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    if (problems.length === 0) return;
    this.#found.set(key, [...(this.#found.get(key) ?? []), `${where}: ${JSON.stringify(problems).slice(0, 300)}`]);
  }

  get hasProblems(): boolean {
    return this.#found.size > 0;
  }

  /** Returns a row per check with the numbers of pages and states, and of those with a problem, as Markdown. */
  rows(): readonly string[] {
    return [
      '| check | pages | with a problem | states | with a problem |',
      '| --- | --- | --- | --- | --- |',
      ...CHECKS.map((check) => `| ${[check, ...KINDS.flatMap((kind) => this.#counts(kind, check))].join(' | ')} |`),
    ];
  }

  /** Returns each problem below its check. */
  problems(): readonly string[] {
    return [...this.#found].flatMap(([key, found]) => ['', key, ...found.map((line) => `  ${line}`)]);
  }

  #counts(kind: Kind, check: Check): readonly [string, string] {
    const seen = this.#seen.get(`${kind}, ${check}`);
    if (seen === undefined) return ['–', '–'];
    return [String(seen), String(this.#found.get(`${kind}, ${check}`)?.length ?? 0)];
  }
}
