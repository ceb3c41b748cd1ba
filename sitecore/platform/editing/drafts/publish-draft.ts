import type { Language } from '#sitecore/definitions/language.ts';
import type { Content } from '../../content/content.ts';
import type { FileTexts } from '../../content/file-cache.ts';
import type { DraftFilter } from '../../content/content-files.ts';
import { ContentError } from '../../content/diagnostics.ts';
import type { ItemSource } from '../../content/item-source.ts';
import type { DraftFiles, OpenFile } from './draft-files.ts';
import type { RenderBeforePublish } from './render-before-publish.ts';

/** Result of publishing the draft of an item's file. */
type PublishResult =
  | { readonly kind: 'published'; readonly published: true; readonly version: number }
  /** There was no draft: the published file is current. */
  | { readonly kind: 'unchanged'; readonly published: false; readonly version: number }
  | { readonly kind: 'unknown'; readonly error: string }
  /** `missing` are the required fields that are still empty, as lines for authors. */
  | { readonly kind: 'invalid'; readonly error: string; readonly missing?: readonly AuthorLine[] };

/** A line for authors in both languages. */
type AuthorLine = Readonly<Record<Language, string>>;

/** Returns a line for each required field that is empty in the items of a content file with this text. */
export type ListMissing = (file: string, text: string) => readonly AuthorLine[];

interface PublishOptions {
  /** The content with all drafts. */
  readonly content: Content;
  readonly files: DraftFiles;
  readonly check: CheckDrafts;
  /** Renders the pages that show what is published; absent where no site renders pages for editing. */
  readonly render?: RenderBeforePublish | undefined;
  readonly listMissing?: ListMissing | undefined;
}

/**
 * Reads the published content with some drafts, and texts by the path of their file as if they were saved; throws
 * `ContentError` when it could not be served.
 */
export type CheckDrafts = (drafts: DraftFilter, texts?: FileTexts) => Promise<Content>;

/**
 * Publishes the draft files that hold these items, with everything else in them. Returns `invalid` when the published
 * content would then not load, for example because a draft refers to an item of another draft, or when a page that shows it
 * would fail; then none is published.
 */
export async function publishDrafts(namesOrPaths: readonly string[], options: PublishOptions): Promise<PublishResult> {
  const { content, files, check, render, listMissing = () => [] } = options;
  const sources = new Map(namesOrPaths.map((name) => [name, content.tree.find(name)?.source]));
  const opened: { readonly source: ItemSource; readonly open: OpenFile }[] = [];
  for (const source of new Map([...sources.values()].map((one) => [one?.file, one])).values()) {
    const open = source && files.open(source);
    if (!open) return { kind: 'unknown', error: 'no content file holds this item' };
    opened.push({ source, open });
  }
  const drafts = opened.filter(({ open }) => open.isDraft);
  const version = opened[0]?.open.version ?? 0;
  if (drafts.length === 0) return { kind: 'unchanged', published: false, version };
  try {
    const next = await check((file) => drafts.some(({ source }) => file === source.file));
    const items = drafts.flatMap(({ source }) => topItem(content, source) ?? []);
    const failure = await render?.(next, items);
    if (failure !== undefined) return { kind: 'invalid', error: failure };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const missing = drafts.flatMap(({ source, open }) => listMissing(source.file, open.text));
    return { kind: 'invalid', error: error.message, ...(missing.length > 0 && { missing }) };
  }
  // Another request may have saved or published a file during the check.
  const isCurrent = drafts.every(({ source, open }) => {
    const now = files.open(source);
    return now?.isDraft === true && now.text === open.text;
  });
  if (!isCurrent) return publishDrafts(namesOrPaths, options);
  // New files first: those that refer to them stay readable when the process ends between two.
  const inOrder = drafts.toSorted((one, other) => one.open.published - other.open.published);
  const versions = new Map(inOrder.map(({ source, open }) => [source, files.publish(source, open)]));
  const [first] = opened;
  return { kind: 'published', published: true, version: (first && versions.get(first.source)) ?? version };
}

/** Returns the item that is the whole of a file. */
const topItem = ({ tree }: Content, { file }: ItemSource) =>
  [...tree.items].find(({ source }) => source?.file === file && source.steps.length === 0);
