import type { Language } from '#sitecore/definitions/language.ts';

/** An error in a content file, with its file, line and field. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly expected: string;
  /** The languages concerned, where the file may have been written for an older definition; undefined for any other error. */
  readonly languages?: readonly Language[];
}

/** Collects the diagnostics of every file, so that an author sees all of them at once. */
export class DiagnosticList {
  readonly #diagnostics = new Map<string, Diagnostic>();

  /** Adds a diagnostic unless an equal one is listed: a file can be read twice. */
  add(added: Diagnostic): void {
    const { file, line, field, expected } = added;
    this.#diagnostics.set([file, line, field, expected].join('\n'), added);
  }

  get diagnostics(): readonly Diagnostic[] {
    return [...this.#diagnostics.values()];
  }

  /** Throws `ContentError` when there is any diagnostic. */
  throwIfAny(): void {
    if (this.#diagnostics.size > 0) throw new ContentError(this.diagnostics);
  }
}

const compare = (a: Diagnostic, b: Diagnostic): number => a.file.localeCompare(b.file) || a.line - b.line;

/** Content that cannot be served; the message lists every diagnostic as `file:line field: expected`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    const sorted = [...diagnostics].sort(compare);
    const lines = sorted.map(({ file, line, field, expected }) => `  ${file}:${line}  ${field}: ${expected}`);
    super(`content: ${counted(sorted.length, 'error')}\n${lines.join('\n')}`);
    this.diagnostics = sorted;
  }
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns the message of values that are served otherwise than they are written, each as `file:line field: expected`. */
export const warningsMessage = (warnings: readonly Diagnostic[]): string =>
  [
    `content: ${counted(warnings.length, 'warning')}`,
    ...[...warnings].sort(compare).map(({ file, line, field, expected }) => `  ${file}:${line}  ${field}: ${expected}`),
  ].join('\n');

/** Returns what is said once of files that an older definition was written for: `file:line field (languages): expected`. */
export function outdatedMessage(diagnostics: readonly Diagnostic[]): string {
  const lines = [...diagnostics]
    .sort(compare)
    .map(
      ({ file, line, field, languages = [], expected }) =>
        `  ${file}:${line}  ${field} (${languages.join(', ')}): ${expected}`,
    );
  const count = `${lines.length} ${lines.length === 1 ? 'place' : 'places'}`;
  return `content: ${count} of an older definition, without which the files are served; they stay as they are\n${lines.join('\n')}`;
}
