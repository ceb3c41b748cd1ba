import type { Logger } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import { type Content, pageContentsOf, siteNamed } from '../content/content.ts';
import { ContentError } from '../content/diagnostics.ts';
import { ContentFolder, type ContentFolderOptions, type ContentStates } from '../content/load.ts';
import { createDatabase, createDatabases, type Databases, type SchemaRegistry } from '../database.ts';
import type { RecordDependencies } from '../content/dependencies.ts';
import type { FileTexts } from '../content/file-cache.ts';
import type { DraftFilter } from '../content/content-files.ts';
import type { LastGood } from '../content/last-good.ts';
import type { LayoutService } from '../layout/layout-service.ts';
import { reportError } from '../log/report-error.ts';
import { withdrawnMedia } from '../media/draft-media.ts';
import { affectedPaths } from './affected-paths.ts';
import { changesBetween } from './content-changes.ts';
import { PageDependencies } from './page-dependencies.ts';
import { RouteDependencies } from './route-dependencies.ts';
import { watchFolder } from './watch-folder.ts';

interface PublisherOptions extends ContentFolderOptions {
  /** The content folder. */
  readonly folder: string;
  readonly schemaRegistry: SchemaRegistry;
  readonly siteUrl: string;
  readonly logger: Logger;
  /** Receives the diagnostics of content that is invalid and therefore not served. */
  readonly onContentError: (error: ContentError) => void;
  /** Keeps the content that was read, for a start whose folder cannot be read. */
  readonly lastGood?: LastGood;
  /** Receives the reason why the last good state is served from the start. */
  readonly onLastGood?: (error: unknown) => void;
  /** Receives the paths, without language, of a site's pages that a publish has changed. */
  readonly onAffected: (site: string, paths: readonly string[]) => void;
  /** Receives the paths of media that were public until a save. */
  readonly onWithdrawn?: (media: readonly string[]) => void;
  /** Milliseconds from a publish until the dependencies of its pages are found: the site's requests come first. */
  readonly prepareAfterMs?: number;
}

/** Files saved within this time are read together. */
const QUIET_MS = 50;

/** By then the site has requested the pages of a save again, on a quiet machine. */
const REVALIDATED_MS = 300;

/** Holds the content that is served and replaces it atomically when the files change. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #routeDependencies = new RouteDependencies();
  readonly #folder: ContentFolder;
  #databases: Databases;
  #states: ContentStates;
  #pageDependencies: PageDependencies;
  #reloading: Promise<void> | undefined;
  #isOutdated = false;
  /** The paths that may have changed since the content was read; undefined for any path. */
  #changed: ReadonlySet<string> | undefined;
  /** Why the folder could not be read the last time; undefined when it could. */
  #error: unknown;
  /** True from a start with the last good state until the folder can be read. */
  #isLocked: boolean;

  private constructor(folder: ContentFolder, states: ContentStates, options: PublisherOptions, failure?: unknown) {
    this.#options = options;
    this.#folder = folder;
    this.#error = failure;
    this.#isLocked = failure !== undefined;
    this.#databases = createDatabases(states, options);
    this.#states = states;
    this.#pageDependencies = new PageDependencies(this.#databases.web.layouts);
  }

  /** Reads a content folder, or else its last good state; throws `ContentError` when neither can be served. */
  static async open(options: PublisherOptions): Promise<Publisher> {
    const folder = new ContentFolder(options.folder, options);
    try {
      const publisher = new Publisher(folder, await folder.loadStates(), options);
      publisher.#keep();
      return publisher;
    } catch (error) {
      const states = await lastStates(folder, options.lastGood);
      if (!states) throw error;
      options.onLastGood?.(error);
      return new Publisher(folder, states, options, error);
    }
  }

  /** Returns which content is served: that of the folder, or the last that could be read. */
  readonly contentState = (): ContentState => (this.#error === undefined ? 'ok' : 'last good state');

  /**
   * Returns why nothing can be saved or published: the platform was started with the last good state, and its folder, which
   * authors would change without seeing it, cannot be read yet. Undefined otherwise.
   */
  readonly lockedBy = (): string | undefined => (this.#isLocked ? errorMessage(this.#error) : undefined);

  #keep(): void {
    const copy = this.#folder.copy();
    if (copy) void this.#options.lastGood?.keep(copy);
  }

  /** Reads the published content with these drafts and texts; throws `ContentError` when it could not be served. */
  readonly check = (drafts: DraftFilter, texts?: FileTexts): Promise<Content> =>
    this.#folder.load({ drafts, ...(texts && { texts }) });

  /** Returns the layouts of content that is not published yet. */
  readonly layoutsOf = (content: Content): LayoutService => createDatabase('web', content, this.#options).layouts;

  /** Finds the dependencies of every page, which the next save needs. */
  async #prepare(afterMs: number): Promise<void> {
    const dependencies = this.#pageDependencies;
    await wait(afterMs, undefined, { ref: false });
    if (dependencies !== this.#pageDependencies) return;
    const { content } = this.#databases.web;
    const unknown = content.sites
      .flatMap((site) => pageContentsOf(content, site))
      .filter((page) => !dependencies.known(page));
    await dependencies.prepare(unknown.flatMap(({ id }) => content.tree.withId(id) ?? []));
  }

  /** Returns the databases that are served now. */
  readonly databases = (): Databases => this.#databases;

  /** Records the dependencies of a response for a route's page. */
  readonly recordDependencies: RecordDependencies = ({ site: name, path }, dependencies) => {
    const { content } = this.#databases.web;
    const site = name === undefined ? content.sites[0] : siteNamed(content, name);
    if (site) this.#routeDependencies.add({ site: site.name, path }, dependencies);
  };

  /** Watches the content folder and publishes each save; returns a function that stops it. */
  watch(): () => void {
    const { folder, logger } = this.#options;
    void this.#prepare(0);
    const stop = watchFolder(folder, {
      onChange: (paths) => void this.reload(paths.has(folder) ? undefined : paths),
      onFailure: (unwatched, error) => {
        const event = 'content folder cannot be watched; its changes are read at the next start';
        reportError(logger, error, { event, fields: { folder: unwatched } });
      },
    });
    // A change between the first read and the watch is not reported.
    void this.reload();
    return stop;
  }

  /**
   * Reads the content again, and once more when it changes meanwhile; only these paths may have changed, by default any. Never
   * rejects.
   */
  reload(changed?: ReadonlySet<string>): Promise<void> {
    this.#isOutdated = true;
    this.#changed = changed && this.#changed?.union(changed);
    return (this.#reloading ??= this.#reloadAll().finally(() => (this.#reloading = undefined)));
  }

  async #reloadAll(): Promise<void> {
    while (this.#isOutdated) {
      const changed = await this.#takeChanged();
      try {
        const states = await this.#folder.loadStates(changed);
        this.#error = undefined;
        this.#isLocked = false;
        this.#keep();
        await this.#publish(states);
      } catch (error) {
        this.#refuse(error);
      }
    }
  }

  /** Reports an error of the folder once, also when its next reads have it too. */
  #refuse(error: unknown): void {
    const isKnown = this.#isLocked && errorMessage(this.#error) === errorMessage(error);
    this.#error = error;
    // The next time everything is read: this one may have ended halfway.
    if (!(error instanceof ContentError)) this.#changed = undefined;
    if (isKnown) return;
    if (error instanceof ContentError) return void this.#options.onContentError(error);
    const event = 'content could not be read; the previous content is still served';
    reportError(this.#options.logger, error, { event });
  }

  /** Returns the paths that have changed once no more follow, and expects the next ones. */
  async #takeChanged(): Promise<ReadonlySet<string> | undefined> {
    while (this.#isOutdated) {
      this.#isOutdated = false;
      await wait(QUIET_MS, undefined, { ref: false });
    }
    const changed = this.#changed;
    this.#changed = new Set();
    return changed;
  }

  async #publish(states: ContentStates): Promise<void> {
    const start = performance.now();
    const { web, master } = states;
    const changes = await changesBetween(this.#states.web, web);
    if (!changes && !(await changesBetween(this.#states.master, master))) return;
    const old = { web: this.#states.web, pageDependencies: this.#pageDependencies };
    const served = { web: changes ? web : old.web, master };
    const before = this.#databases;
    const next = createDatabases(served, this.#options);
    // An unchanged web database keeps the values that searches have read.
    this.#databases = changes ? next : { ...next, web: before.web };
    this.#states = served;
    const withdrawn = withdrawnMedia(before, this.#databases);
    if (withdrawn.length > 0) this.#options.onWithdrawn?.(withdrawn);
    if (!changes) return;
    const affected = new Set<string>();
    let pages = 0;
    const { pageDependencies } = old;
    const publish = { old: old.web, now: web, changes, pageDependencies, routeDependencies: this.#routeDependencies };
    for await (const { site, paths } of affectedPaths(publish)) {
      for (const path of paths) this.#routeDependencies.delete({ site, path });
      this.#options.onAffected(site, paths);
      for (const id of pageIds(site, paths, [old.web, web])) affected.add(id);
      pages += paths.length;
    }
    this.#pageDependencies = pageDependencies.next(next.web.layouts, affected);
    const fields = { items: changes.ids.size, pages, ms: Math.round(performance.now() - start) };
    this.#options.logger.info(fields, 'content published');
    void this.#prepare(this.#options.prepareAfterMs ?? REVALIDATED_MS);
  }
}

/** The content that is served: that of the folder, or the last that could be read. */
export type ContentState = 'ok' | 'last good state';

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the states of the copy that was kept; undefined when there is none, or its files are no longer sound. */
async function lastStates(folder: ContentFolder, lastGood: LastGood | undefined): Promise<ContentStates | undefined> {
  const copy = lastGood?.read();
  try {
    return copy && (await folder.loadCopy(copy));
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Returns the ids of the pages at these paths of a site in any of the states. */
function pageIds(name: string, paths: readonly string[], states: readonly Content[]): string[] {
  const pages = states.flatMap((content) => {
    const site = siteNamed(content, name);
    return site ? paths.map((path) => content.tree.pageAt(path, site.rootPath)?.id) : [];
  });
  return pages.filter((id) => id !== undefined);
}
