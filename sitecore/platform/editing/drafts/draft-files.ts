import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { ItemSource } from '../../content/item-source.ts';
import { CONTENT_DISPLAY_PATH } from '../../content/load.ts';
import { withVersion } from './yaml-edit.ts';

/** A file as authors see it now. */
interface OpenFile {
  readonly text: string;
  readonly isDraft: boolean;
  readonly version: number;
  /** The published version; 0 when there is none. */
  readonly published: number;
}

type SourceFile = Pick<ItemSource, 'file'>;

/**
 * The drafts of a content folder. Each step is made without waiting, so that no other request comes between what is read
 * and what is written.
 */
export class DraftFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  hasDraft(source: SourceFile): boolean {
    return existsSync(this.#draft(source));
  }

  /** The draft of a file, or what is published when there is none; undefined when the file is gone. */
  open(source: SourceFile): OpenFile | undefined {
    const published = readIfExists(this.#published(source));
    const draft = readIfExists(this.#draft(source));
    const text = draft ?? published;
    if (text === undefined) return undefined;
    const before = published === undefined ? 0 : (versionOf(published) ?? 1);
    const version = draft === undefined ? before : (versionOf(draft) ?? before + 1);
    return { text, isDraft: draft !== undefined, version, published: before };
  }

  /** Writes the draft of a file, whole or not at all; its version, one ahead of what is published. */
  save(source: SourceFile, text: string, { isDraft, version }: OpenFile): number {
    const next = isDraft ? version : version + 1;
    replaceFile(this.#draft(source), withVersion(text, next));
    return next;
  }

  /** Puts the draft of a file in the place of what is published; the version that is published now. */
  publish(source: SourceFile, { text, version, published }: OpenFile): number {
    const next = Math.max(version, published + 1);
    replaceFile(this.#draft(source), withVersion(text, next));
    renameSync(this.#draft(source), this.#published(source));
    return next;
  }

  #published({ file }: SourceFile): string {
    return join(this.#folder, file.slice(CONTENT_DISPLAY_PATH.length + 1));
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

/** A reader finds the old file or the new one, never half of it. */
function replaceFile(path: string, text: string): void {
  const next = `${path}.${process.pid}.new`;
  writeFileSync(next, text);
  renameSync(next, path);
}
