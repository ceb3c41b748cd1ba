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

/** The content folder as diagnostics show it. */
export const CONTENT_DISPLAY_PATH = 'sitecore/content';

const NONE: DraftFilter = () => false;
const ALL: DraftFilter = () => true;

interface LoadOptions {
  /** Chooses the files whose draft is read instead of the published version; none by default. */
  readonly drafts?: DraftFilter;
}

/** The content as visitors see it (`web`) and as authors see it, with drafts (`master`). */
export interface ContentStates {
  readonly web: Content;
  readonly master: Content;
}

/** Reads and checks a content folder; throws `ContentError` with the diagnostics of every file. */
export async function loadContent(root: string, { drafts = NONE }: LoadOptions = {}): Promise<Content> {
  const diagnostics = new DiagnosticList();
  const media = await readMediaLibrary(join(root, 'media'), diagnostics);
  const content = assemble(root, media, diagnostics, drafts);
  diagnostics.throwIfAny();
  return content;
}

/** Reads a content folder as visitors and as authors see it; throws `ContentError` with the diagnostics of both. */
export async function loadContentStates(root: string): Promise<ContentStates> {
  const diagnostics = new DiagnosticList();
  const media = await readMediaLibrary(join(root, 'media'), diagnostics);
  const states = { web: assemble(root, media, diagnostics, NONE), master: assemble(root, media, diagnostics, ALL) };
  diagnostics.throwIfAny();
  return states;
}

type MediaByPath = ReadonlyMap<string, MediaFile>;

function assemble(root: string, media: MediaByPath, diagnostics: DiagnosticList, drafts: DraftFilter): Content {
  const builder = new TreeBuilder();
  const top = builder.add({ name: 'sitecore', template: folder });
  if (!top) throw new Error('the tree has one top');
  const parent = builder.ensureFolder(top, 'content', folder);
  addMedia(builder, builder.ensureFolder(top, 'media library', folder), media);
  const read = (path: string, displayPath: string) =>
    readSite(new ContentFiles(path, displayPath, diagnostics, drafts), builder, parent);
  const first = read(root, CONTENT_DISPLAY_PATH);
  const others = folders(join(root, 'sites')).map((name) =>
    read(join(root, 'sites', name), `${CONTENT_DISPLAY_PATH}/sites/${name}`),
  );
  const tree = new Tree(builder.items.values());
  checkReferences(builder.references, tree);
  return { sites: [first.site(tree), ...others.map(({ site }) => site(tree))], tree };
}

function addMedia(builder: TreeBuilder, library: ReturnType<TreeBuilder['ensureFolder']>, files: MediaByPath): void {
  for (const [path, media] of files) {
    const parents = path.split('/').slice(0, -1);
    const parent = parents.reduce((at, name) => builder.ensureFolder(at, name, folder), library);
    builder.add({ name: path.slice(path.lastIndexOf('/') + 1), template: mediaFile, parent, media });
  }
}

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];
