import { z } from 'zod';
import { ContentError } from '../../content/diagnostics.ts';
import type { Content } from '../../content/content.ts';
import { revisionOf, type Step } from '../../content/item-source.ts';
import type { Item } from '../../content/tree.ts';
import { isRecord } from '#sitecore/definitions/is-record.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import type { CheckDrafts } from '../drafts/publish-draft.ts';
import { valueAt } from '../drafts/value-at.ts';
import { arrangeList, type ListMember } from '../drafts/yaml-list.ts';
import { defaultChild, defaultRendering } from './default-values.ts';
import { listedItem } from './listed-items.ts';

const index = z.int().nonnegative();

/** A member of a list: a block or an item as its file has it, or the path of a shared item. */
const member = z.union([z.string(), z.record(z.string(), z.json())]);

/** A change of a list; positions count from 0. `add` names a rendering, a template or, in a field, the path of an item. */
const operation = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), at: index, name: z.string() }),
  z.strictObject({ kind: z.literal('insert'), at: index, value: member }),
  z.strictObject({ kind: z.literal('remove'), at: index }),
  z.strictObject({ kind: z.literal('move'), at: index, to: index }),
  z.strictObject({ kind: z.literal('duplicate'), at: index }),
]);

/** A change of a list in a content file: of the blocks in a placeholder, of the children of an item, or of a field's items. */
export const listChange = z.strictObject({
  /** An id or a path of the item whose part of the file has the list. */
  item: z.string(),
  /** The position of the list below the item: `['placeholders', 'headless-main']`, `['children']` or `['fields', 'Cards']`. */
  list: z
    .array(z.union([z.string(), index]))
    .min(1)
    .refine(([first]) => ['placeholders', 'children', 'fields'].includes(String(first)), {
      error: 'a list of blocks, children or items',
    }),
  /** The revision of the list that the author's page showed. */
  revision: z.string(),
  operation,
});

type ListChange = z.output<typeof listChange>;
type Operation = ListChange['operation'];

/** Result of changing a list; `undo` is the operation that takes it back. */
type ListResult =
  | { readonly kind: 'saved'; readonly version: number; readonly revision: string; readonly undo: Operation }
  | { readonly kind: 'unknown' | 'invalid'; readonly error: string }
  | { readonly kind: 'conflict'; readonly error: string; readonly revision: string };

interface ChangeOptions {
  readonly content: Content;
  readonly files: DraftFiles;
  readonly check: CheckDrafts;
}

/** Returns the revision of a list: of its members and their order, whatever their texts. */
export const listRevision = (list: unknown): string => revisionOf(outlineOf(list ?? []));

function outlineOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outlineOf);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'fields')
      .map(([name, part]) => [name, outlineOf(part)]),
  );
}

/**
 * Writes a changed list into the draft of its file, after the content with it has been read as authors would get it; a
 * `conflict` when the author's page did not show the current list.
 */
export async function changeList(change: ListChange, options: ChangeOptions): Promise<ListResult> {
  const { content, files, check } = options;
  const item = content.tree.find(change.item);
  const source = item?.source;
  const open = source && files.open(source);
  if (!item || !open) return { kind: 'unknown', error: 'no content file holds this item' };
  if (change.list[0] === 'fields' && !isItemList(item, change.list))
    return { kind: 'invalid', error: `${change.list.join('.')} is no list of items` };
  const steps = [...source.steps, ...change.list];
  const before = listAt(open.text, steps);
  if (listRevision(before) !== change.revision)
    return { kind: 'conflict', error: 'somebody else has changed this list', revision: listRevision(before) };
  const next = apply(change, before, { item, content });
  if ('error' in next) return { kind: 'invalid', error: next.error };
  const text = arrangeList(open.text, steps, next.members);
  const error = await errorOf(check, new Map([[files.draftPath(source), text]]));
  if (error !== undefined) return { kind: 'invalid', error };
  // Another request may have saved the file during the check.
  if (files.open(source)?.text !== open.text) return changeList(change, options);
  const version = files.save(source, text, open);
  return { kind: 'saved', version, revision: listRevision(listAt(text, steps)), undo: next.undo };
}

/** Returns the diagnostics of the drafts together with these texts; undefined when there are none. */
async function errorOf(check: CheckDrafts, texts: ReadonlyMap<string, string>): Promise<string | undefined> {
  try {
    await check(() => true, texts);
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

function listAt(text: string, steps: readonly Step[]): readonly unknown[] {
  const list = valueAt(text, steps);
  return Array.isArray(list) ? list : [];
}

interface Owner {
  readonly item: Item;
  readonly content: Content;
}

type Applied = { readonly members: readonly ListMember[]; readonly undo: Operation } | { readonly error: string };

function apply({ operation: what, list }: ListChange, before: readonly unknown[], owner: Owner): Applied {
  const members: ListMember[] = before.map((_, old) => ({ old }));
  const { at } = what;
  const isAdded = what.kind === 'add' || what.kind === 'insert';
  if (at > before.length || (!isAdded && at === before.length)) return { error: `the list has no member ${at}` };
  switch (what.kind) {
    case 'add': {
      const value = addedMember(list, what.name, owner);
      return value === undefined
        ? { error: `nothing of the name ${what.name} can be added` }
        : inserted(members, at, value);
    }
    case 'insert':
      return inserted(members, at, what.value);
    case 'duplicate':
      return inserted(members, at + 1, copyOf(before[at], before));
    case 'remove':
      return {
        members: members.toSpliced(at, 1),
        undo: { kind: 'insert', at, value: member.catch({}).parse(before[at]) },
      };
    case 'move': {
      const [moved] = members.splice(at, 1);
      if (moved) members.splice(what.to, 0, moved);
      return { members, undo: { kind: 'move', at: Math.min(what.to, before.length - 1), to: at } };
    }
  }
}

function addedMember([part, field]: ListChange['list'], name: string, owner: Owner): unknown {
  if (part === 'children') return defaultChild(name, owner);
  return part === 'fields' ? listedItem(String(field), name, owner) : defaultRendering(name, owner);
}

/** Returns true for the position of a field that lists items. */
const isItemList = ({ template }: Item, [, field, ...rest]: ListChange['list']): boolean =>
  rest.length === 0 && template.fields[String(field)]?.kind === 'multilist';

const inserted = (members: readonly ListMember[], at: number, value: unknown): Applied => ({
  members: members.toSpliced(at, 0, { value }),
  undo: { kind: 'remove', at },
});

/** Returns a copy with a name that no member has, and without the ids that only the original may have. */
function copyOf(value: unknown, members: readonly unknown[]): unknown {
  const copy = withoutIds(value);
  if (!isRecord(copy) || typeof copy.name !== 'string') return copy;
  const names = new Set(members.map((member) => (isRecord(member) ? member.name : undefined)));
  const { name } = copy;
  let number = 2;
  while (names.has(`${name}-${number}`)) number += 1;
  return { ...copy, name: `${name}-${number}` };
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isRecord(value)) return value;
  const { id, uid, ...rest } = value;
  const isItem = 'fields' in value || 'rendering' in value;
  return Object.fromEntries(
    Object.entries(isItem ? rest : { ...rest, ...(id !== undefined && { id }), ...(uid !== undefined && { uid }) }).map(
      ([name, part]) => [name, name === 'fields' ? part : withoutIds(part)],
    ),
  );
}
