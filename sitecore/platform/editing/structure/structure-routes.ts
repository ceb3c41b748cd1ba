import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Item } from '../../content/tree.ts';
import type { Databases } from '../../database.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import { readForm, readJson } from '../../http/read-body.ts';
import { EDITING_PATH } from '../editing-path.ts';
import { sendsForm } from '../drafts/change-routes.ts';
import type { DraftFiles } from '../drafts/draft-files.ts';
import type { CheckDrafts } from '../drafts/publish-draft.ts';
import { requestedLanguage } from '../requested-page.ts';
import { requireSession } from '../../http/session-cookie.ts';
import type { Sessions } from '../../http/sessions.ts';
import { differences } from './differences.ts';
import { draftList } from './draft-list.ts';
import { itemPanel } from './item-panel.ts';
import { pageOutline } from './page-outline.ts';
import { pictures } from './pictures.ts';
import { positionName } from './position-name.ts';
import { changeList, listChange } from './list-change.ts';

interface StructureOptions {
  readonly sessions: Sessions;
  readonly files: DraftFiles;
  readonly check: CheckDrafts;
  readonly reload: () => Promise<void>;
  readonly databases: () => Databases;
  /** The most bytes of JSON of an author. */
  readonly largestBody: number;
}

const STATUS = { saved: 200, invalid: 400, unknown: 404, conflict: 409 } as const;

const discardRequest = z.object({ item: z.string() });

const signedIn = (sessions: Sessions) => requireSession(sessions, (c) => c.json({ error: 'sign in to edit' }, 401));

/** Returns the routes with which a signed-in author changes lists of blocks and children, and discards a draft. */
export function structureRoutes(options: StructureOptions): Hono<PlatformEnv> {
  const { sessions, files, check, reload, databases, largestBody } = options;
  const app = new Hono<PlatformEnv>();
  app.post('/list', signedIn(sessions), async (c) => {
    const change = listChange.safeParse(await readJson(c, largestBody));
    if (!change.success) return c.json({ error: z.prettifyError(change.error) }, 400);
    const { kind, ...rest } = await changeList(change.data, { content: databases().master.content, files, check });
    if (kind === 'saved') await reload();
    return c.json(rest, STATUS[kind]);
  });
  app.post('/discard', signedIn(sessions), async (c) => {
    const isForm = sendsForm(c);
    const request = discardRequest.safeParse(isForm ? await readForm(c) : await readJson(c, largestBody));
    const source = request.success ? databases().master.content.tree.find(request.data.item)?.source : undefined;
    const open = source && files.open(source);
    if (!source || !open?.isDraft) return c.json({ error: 'there is no draft' }, 404);
    if (open.published === 0) return c.json({ error: 'it was never published: its draft is all there is' }, 400);
    files.discard(source);
    await reload();
    if (!isForm) return c.json({ version: open.published });
    const query = new URLSearchParams({ item: c.req.query('page') ?? '/', lang: requestedLanguage(c) });
    return c.redirect(`${EDITING_PATH}/page?${query.toString()}`, 303);
  });
  return app;
}

/** Returns the routes with which a signed-in author reads fields, blocks, drafts and their differences. */
export function readRoutes({
  sessions,
  files,
  databases,
}: Pick<StructureOptions, 'sessions' | 'files' | 'databases'>): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  const itemOf = (c: Context) => databases().master.content.tree.find(c.req.query('item') ?? '');
  app.get('/item', signedIn(sessions), (c) => {
    const item = itemOf(c);
    const { content } = databases().master;
    const panel = item && itemPanel(item, { content, files, language: requestedLanguage(c) });
    return panel ? c.json(panel) : c.json({ error: 'no content file holds this item' }, 404);
  });
  app.get('/outline', signedIn(sessions), (c) => {
    const { content } = databases().master;
    const item = itemOf(c);
    if (!item) return c.json({ error: 'no such page' }, 404);
    return c.json({ outline: pageOutline(item, { content, files, language: requestedLanguage(c) }) });
  });
  app.get('/drafts', signedIn(sessions), async (c) => {
    const item = itemOf(c);
    const { master } = databases();
    if (!item) return c.json({ error: 'no such page' }, 404);
    return c.json({ drafts: await draftList(item, { master, files, language: requestedLanguage(c) }) });
  });
  app.get('/differences', signedIn(sessions), (c) => {
    const item = itemOf(c);
    return c.json({ differences: item ? labelled(item, files, requestedLanguage(c)) : [] });
  });
  app.get('/media', signedIn(sessions), (c) => c.json({ pictures: pictures(databases().master.content) }));
  return app;
}

/** Returns the differences of an item's draft, each with its position as authors know it. */
function labelled({ source, template }: Item, files: DraftFiles, language: Language) {
  const open = source && files.open(source);
  if (!source || !open?.isDraft) return [];
  return differences(files.publishedText(source), open.text, language).map(({ at, before, after }) => ({
    at: positionName(at, template, language),
    before,
    after,
  }));
}
