import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { CONTENT_DISPLAY_PATH } from '../../content/content-location.mjs';
import type { ItemSource } from '../../content/item-source.ts';
import { withVersion } from './yaml-edit.ts';

/** The current text of a content file for authors: its draft, or else the published file. */
export interface OpenFile {
  readonly text: string;
  readonly isDraft: boolean;
  readonly version: number;
  /** The published version; 0 when there is none. */
  readonly published: number;
}

type SourceFile = Pick<ItemSource, 'file'>;

/**
 * The draft files of a content folder. Each method is synchronous, so that no other request runs between its read and
 * its write.
 */
export class DraftFiles {
  readonly #folder: string;
  readonly #displayPath: string;

  constructor(folder: string, displayPath = CONTENT_DISPLAY_PATH) {
    this.#folder = folder;
    this.#displayPath = displayPath;
  }

  hasDraft(source: SourceFile): boolean {
    return existsSync(this.#draft(source));
  }

  /** Returns the draft of a file, or the published file without one; undefined when neither exists. */
  open(source: SourceFile): OpenFile | undefined {
    const published = readIfExists(this.#published(source));
    const draft = readIfExists(this.#draft(source));
    const text = draft ?? published;
    if (text === undefined) return undefined;
    const before = published === undefined ? 0 : (versionOf(published) ?? 1);
    const version = draft === undefined ? before : (versionOf(draft) ?? before + 1);
    return { text, isDraft: draft !== undefined, version, published: before };
  }

  /** Writes the draft of a file atomically. Returns its version, one ahead of the published one. */
  save(source: SourceFile, text: string, { isDraft, version }: OpenFile): number {
    const next = isDraft ? version : version + 1;
    replaceFile(this.#draft(source), withVersion(text, next));
    return next;
  }

  /** Replaces the published file with its draft. Returns the version that is then published. */
  publish(source: SourceFile, { text, version, published }: OpenFile): number {
    const next = Math.max(version, published + 1);
    replaceFile(this.#draft(source), withVersion(text, next));
    renameSync(this.#draft(source), this.#published(source));
    return next;
  }

  /** Returns the path of the draft of a file, whether it exists or not. */
  draftPath(source: SourceFile): string {
    return this.#draft(source);
  }

  /** Returns the text of the published file; undefined when there is none. */
  publishedText(source: SourceFile): string | undefined {
    return readIfExists(this.#published(source));
  }

  /** Deletes the draft of a file. */
  discard(source: SourceFile): void {
    rmSync(this.#draft(source), { force: true });
  }

  #published({ file }: SourceFile): string {
    return join(this.#folder, file.slice(this.#displayPath.length + 1));
  }

  #draft(source: SourceFile): string {
    return this.#published(source).replace(/\.yml$/, '.draft.yml');
  }
}

const readIfExists = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

function versionOf(text: string): number | undefined {
  const version: unknown = parseDocument(text).get('version');
  return typeof version === 'number' ? version : undefined;
}

/** Replaces a file by a rename, so that a reader sees the old file or the new one, never a part. */
function replaceFile(path: string, text: string): void {
  const next = `${path}.${process.pid}.new`;
  // Renamed before its content is on disk, it could be empty after a power failure.
  writeFileSync(next, text, { flush: true });
  renameSync(next, path);
}
