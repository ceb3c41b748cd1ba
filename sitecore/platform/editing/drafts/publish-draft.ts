import type { Content } from '../../content/content.ts';
import type { DraftFilter } from '../../content/content-files.ts';
import { ContentError } from '../../content/diagnostics.ts';
import type { DraftFiles } from './draft-files.ts';

/** Result of publishing the draft of an item's file. */
type PublishResult =
  | { readonly kind: 'published'; readonly published: true; readonly version: number }
  /** There was no draft: the published file is current. */
  | { readonly kind: 'unchanged'; readonly published: false; readonly version: number }
  | { readonly kind: 'unknown'; readonly error: string }
  | { readonly kind: 'invalid'; readonly error: string };

interface PublishOptions {
  /** The content with all drafts. */
  readonly content: Content;
  readonly files: DraftFiles;
  readonly check: CheckDrafts;
}

/** Reads the published content with some drafts; throws `ContentError` when it could not be served. */
export type CheckDrafts = (drafts: DraftFilter) => Promise<Content>;

/**
 * Publishes the draft file that holds an item, with everything else in it. Returns `invalid` when the published content
 * would then not load, for example because the draft refers to an item of another draft.
 */
export async function publishDraft(
  nameOrPath: string,
  { content, files, check }: PublishOptions,
): Promise<PublishResult> {
  const source = content.tree.find(nameOrPath)?.source;
  const checked = source && files.open(source);
  if (!checked) return { kind: 'unknown', error: 'no content file holds this item' };
  if (!checked.isDraft) return { kind: 'unchanged', published: false, version: checked.version };
  try {
    await check((file) => file === source.file);
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'invalid', error: error.message };
    throw error;
  }
  const open = files.open(source);
  // Another request may have saved or published the file during the check.
  if (!open?.isDraft || open.text !== checked.text) return publishDraft(nameOrPath, { content, files, check });
  return { kind: 'published', published: true, version: files.publish(source, open) };
}
