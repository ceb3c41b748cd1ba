import { isLanguage } from '#sitecore/definitions/language.ts';
import { ContentError, type Diagnostic, type DiagnosticList } from './diagnostics.ts';

/** Receives the diagnostics of files that an older version of the definitions was written for. */
export type OnOutdated = (diagnostics: readonly Diagnostic[]) => void;

/**
 * Tells files of an older definition from errors. Both look alike, so what the first state of a folder has is of an older
 * definition, and the same in the same file stays allowed; what a save adds is an error. Without a receiver all are errors.
 */
export class OutdatedContent {
  readonly #onOutdated: OnOutdated | undefined;
  /** The keys of what is allowed; undefined before the first state. */
  #allowed: ReadonlySet<string> | undefined;

  constructor(onOutdated?: OnOutdated) {
    this.#onOutdated = onOutdated;
  }

  /** Throws `ContentError` when there are errors. */
  check(list: DiagnosticList): void {
    if (!this.#onOutdated) return void list.throwIfAny();
    const isAllowed = (one: Diagnostic): boolean => this.#allowed?.has(keyOf(one)) ?? one.languages !== undefined;
    if (list.diagnostics.every(isAllowed)) return;
    throw new ContentError(list.diagnostics.filter((one) => !this.#allowed?.has(keyOf(one))));
  }

  /** Allows from the first call on what it has, and reports that once. */
  allow({ diagnostics }: DiagnosticList): void {
    if (!this.#onOutdated || this.#allowed) return;
    this.#allowed = new Set(diagnostics.map(keyOf));
    if (diagnostics.length > 0) this.#onOutdated(diagnostics);
  }
}

/** Returns the same key for a file and its draft, and wherever in it a block or an entry is moved to. */
function keyOf({ file, field, expected }: Diagnostic): string {
  const steps = field.split('.').filter((step) => !/^\d+$/.test(step));
  const name = steps.slice(isLanguage(steps.at(-1) ?? '') ? -2 : -1);
  return [file.replace(/\.draft\.yml$/, '.yml'), ...name, expected].join('\n');
}
