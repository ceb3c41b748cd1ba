import type { Content } from '../../content/content.ts';
import { ContentError } from '../../content/diagnostics.ts';
import { loadContent } from '../../content/load.ts';
import type { DraftFiles } from './draft-files.ts';

/** What became of a draft that was to be published. */
type PublishResult =
  | { readonly kind: 'published'; readonly published: true; readonly version: number }
  /** There was no draft: what is written is published. */
  | { readonly kind: 'unchanged'; readonly published: false; readonly version: number }
  | { readonly kind: 'unknown'; readonly error: string }
  | { readonly kind: 'invalid'; readonly error: string };

interface PublishOptions {
  /** What authors see. */
  readonly content: Content;
  readonly files: DraftFiles;
  /** The content folder. */
  readonly folder: string;
}

/**
 * Publishes the draft in which an item is written, with everything else in the same file, unless visitors could then not
 * be served: a draft may lean on another draft.
 */
export async function publishDraft(
  nameOrPath: string,
  { content, files, folder }: PublishOptions,
): Promise<PublishResult> {
  const source = content.tree.find(nameOrPath)?.source;
  const checked = source && files.open(source);
  if (!checked) return { kind: 'unknown', error: 'there are no drafts of this' };
  if (!checked.isDraft) return { kind: 'unchanged', published: false, version: checked.version };
  try {
    await loadContent(folder, { drafts: (file) => file === source.file });
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'invalid', error: error.message };
    throw error;
  }
  const open = files.open(source);
  // Somebody may have saved or published while it was being checked.
  if (!open?.isDraft || open.text !== checked.text) return publishDraft(nameOrPath, { content, files, folder });
  return { kind: 'published', published: true, version: files.publish(source, open) };
}
