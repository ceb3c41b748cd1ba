import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { folder, mediaFile } from '#sitecore/definitions/templates/system.ts';
import { checkPointers } from './check-pointers.ts';
import type { Content } from './content.ts';
import { ContentFiles, type WantsDraft } from './content-files.ts';
import { Draft } from './draft.ts';
import { FaultList } from './faults.ts';
import { readMediaLibrary } from './media-library.ts';
import { readSite } from './read-site.ts';
import { Tree } from './tree.ts';

/** How faults name the content folder. */
export const SHOWN_AS = 'sitecore/content';

const NONE: WantsDraft = () => false;
const ALL: WantsDraft = () => true;

interface LoadOptions {
  /** Whether what is not published yet stands in for what is: nowhere unless told. */
  readonly drafts?: WantsDraft;
}

/** What visitors see, and what authors see. */
export interface ContentStates {
  readonly web: Content;
  readonly master: Content;
}

/** Reads and checks a content folder; throws `ContentFaults` with every fault of every file. */
export async function loadContent(root: string, { drafts = NONE }: LoadOptions = {}): Promise<Content> {
  const faults = new FaultList();
  const media = await readMediaLibrary(join(root, 'media'), faults);
  const content = assemble(root, media, faults, drafts);
  faults.settle();
  return content;
}

/** Reads a content folder as visitors and as authors see it; throws `ContentFaults` with every fault of both. */
export async function loadContentStates(root: string): Promise<ContentStates> {
  const faults = new FaultList();
  const media = await readMediaLibrary(join(root, 'media'), faults);
  const states = { web: assemble(root, media, faults, NONE), master: assemble(root, media, faults, ALL) };
  faults.settle();
  return states;
}

type MediaFiles = ReadonlyMap<string, MediaFile>;

function assemble(root: string, media: MediaFiles, faults: FaultList, drafts: WantsDraft): Content {
  const draft = new Draft();
  const top = draft.add({ name: 'sitecore', template: folder });
  if (!top) throw new Error('the tree has one top');
  const parent = draft.folder(top, 'content', folder);
  addMedia(draft, draft.folder(top, 'media library', folder), media);
  const read = (path: string, shownAs: string) =>
    readSite(new ContentFiles(path, shownAs, faults, drafts), draft, parent);
  const first = read(root, SHOWN_AS);
  const others = folders(join(root, 'sites')).map((name) =>
    read(join(root, 'sites', name), `${SHOWN_AS}/sites/${name}`),
  );
  const tree = new Tree(draft.items.values());
  checkPointers(draft.pointers, tree);
  return { sites: [first.site(tree), ...others.map(({ site }) => site(tree))], tree };
}

function addMedia(draft: Draft, library: ReturnType<Draft['folder']>, files: MediaFiles): void {
  for (const [path, media] of files) {
    const parents = path.split('/').slice(0, -1);
    const parent = parents.reduce((at, name) => draft.folder(at, name, folder), library);
    draft.add({ name: path.slice(path.lastIndexOf('/') + 1), template: mediaFile, parent, media });
  }
}

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
