import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile } from '#sitecore/definitions/fields/kind.ts';
import { folder, mediaFile } from '#sitecore/definitions/templates/system.ts';
import { checkReferences } from './check-references.ts';
import type { Content } from './content.ts';
import { ContentFiles, type DraftFilter } from './content-files.ts';
import { TreeBuilder } from './tree-builder.ts';
import { DiagnosticList } from './diagnostics.ts';
import { readMediaLibrary } from './media-library.ts';
import { readSite } from './read-site.ts';
import { Tree } from './tree.ts';

/** How faults name the content folder. */
export const CONTENT_DISPLAY_PATH = 'sitecore/content';

const NONE: DraftFilter = () => false;
const ALL: DraftFilter = () => true;

interface LoadOptions {
  /** Whether what is not published yet stands in for what is: nowhere unless told. */
  readonly drafts?: DraftFilter;
}

/** What visitors see, and what authors see. */
export interface ContentStates {
  readonly web: Content;
  readonly master: Content;
}

/** Reads and checks a content folder; throws `ContentFaults` with every fault of every file. */
export async function loadContent(root: string, { drafts = NONE }: LoadOptions = {}): Promise<Content> {
  const faults = new DiagnosticList();
  const media = await readMediaLibrary(join(root, 'media'), faults);
  const content = assemble(root, media, faults, drafts);
  faults.throwIfAny();
  return content;
}

/** Reads a content folder as visitors and as authors see it; throws `ContentFaults` with every fault of both. */
export async function loadContentStates(root: string): Promise<ContentStates> {
  const faults = new DiagnosticList();
  const media = await readMediaLibrary(join(root, 'media'), faults);
  const states = { web: assemble(root, media, faults, NONE), master: assemble(root, media, faults, ALL) };
  faults.throwIfAny();
  return states;
}

type MediaByPath = ReadonlyMap<string, MediaFile>;

function assemble(root: string, media: MediaByPath, faults: DiagnosticList, drafts: DraftFilter): Content {
  const draft = new TreeBuilder();
  const top = draft.add({ name: 'sitecore', template: folder });
  if (!top) throw new Error('the tree has one top');
  const parent = draft.ensureFolder(top, 'content', folder);
  addMedia(draft, draft.ensureFolder(top, 'media library', folder), media);
  const read = (path: string, shownAs: string) =>
    readSite(new ContentFiles(path, shownAs, faults, drafts), draft, parent);
  const first = read(root, CONTENT_DISPLAY_PATH);
  const others = folders(join(root, 'sites')).map((name) =>
    read(join(root, 'sites', name), `${CONTENT_DISPLAY_PATH}/sites/${name}`),
  );
  const tree = new Tree(draft.items.values());
  checkReferences(draft.references, tree);
  return { sites: [first.site(tree), ...others.map(({ site }) => site(tree))], tree };
}

function addMedia(draft: TreeBuilder, library: ReturnType<TreeBuilder['ensureFolder']>, files: MediaByPath): void {
  for (const [path, media] of files) {
    const parents = path.split('/').slice(0, -1);
    const parent = parents.reduce((at, name) => draft.ensureFolder(at, name, folder), library);
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
