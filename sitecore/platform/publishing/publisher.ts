import type { Logger } from 'pino';
import { setTimeout as wait } from 'node:timers/promises';
import { type Content, siteNamed } from '../content/content.ts';
import { ContentError } from '../content/diagnostics.ts';
import { type ContentStates, loadContentStates } from '../content/load.ts';
import { createDatabases, type Databases, type SchemaRegistry } from '../database.ts';
import type { RecordDependencies } from '../content/dependencies.ts';
import { reportError } from '../log/report-error.ts';
import { affectedPaths } from './affected-paths.ts';
import { changesBetween, type DigestedContent } from './content-changes.ts';
import { digestOf } from './content-digest.ts';
import { PageDependencies } from './page-dependencies.ts';
import { RouteDependencies } from './route-dependencies.ts';
import { watchFolder } from './watch-folder.ts';

interface PublisherOptions {
  /** The content folder. */
  readonly folder: string;
  readonly schemaRegistry: SchemaRegistry;
  readonly siteUrl: string;
  readonly logger: Logger;
  /** Is told what is wrong with content that is not served therefore. */
  readonly onContentError: (faults: ContentError) => void;
  /** Is told which pages of a site show something else now; paths without language. */
  readonly onAffected: (site: string, paths: readonly string[]) => void;
}

/** Who saves several files saves them together. */
const QUIET_MS = 50;

/** Holds the content that is served, and puts new content in its place, whole or not at all. */
export class Publisher {
  readonly #options: PublisherOptions;
  readonly #routeDependencies = new RouteDependencies();
  #databases: Databases;
  #web: DigestedContent;
  #master: DigestedContent;
  #pageDependencies: PageDependencies;
  #reloading: Promise<void> | undefined;
  #isOutdated = false;

  private constructor(states: ContentStates, options: PublisherOptions) {
    this.#options = options;
    this.#databases = createDatabases(states, options);
    this.#web = digested(states.web);
    this.#master = digested(states.master);
    this.#pageDependencies = new PageDependencies(this.#databases.web.layouts);
  }

  /** Reads a content folder; throws `ContentFaults` when it cannot be served. */
  static async open(options: PublisherOptions): Promise<Publisher> {
    return new Publisher(await loadContentStates(options.folder), options);
  }

  /** What is served now. */
  readonly databases = (): Databases => this.#databases;

  /** Notes what an answer to a route's page is made of. */
  readonly recordDependencies: RecordDependencies = ({ site: name, path }, dependencies) => {
    const { content } = this.#databases.web;
    const site = name === undefined ? content.sites[0] : siteNamed(content, name);
    if (site) this.#routeDependencies.add({ site: site.name, path }, dependencies);
  };

  /** Publishes what is saved into the content folder, as soon as it is; call the result to stop. */
  watch(): () => void {
    const { folder, logger } = this.#options;
    return watchFolder(folder, {
      onChange: () => void this.reload(),
      onFailure: (unwatched, error) => {
        const event = 'changes of content go unnoticed until the next start';
        reportError(logger, error, { event, fields: { folder: unwatched } });
      },
    });
  }

  /** Reads the content again; what comes while it is being read is read once more. Never rejects. */
  reload(): Promise<void> {
    this.#isOutdated = true;
    return (this.#reloading ??= this.#reloadAll().finally(() => (this.#reloading = undefined)));
  }

  async #reloadAll(): Promise<void> {
    while (this.#isOutdated) {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        await wait(QUIET_MS, undefined, { ref: false });
      }
      try {
        await this.#publish(await loadContentStates(this.#options.folder));
      } catch (error) {
        if (error instanceof ContentError) this.#options.onContentError(error);
        else {
          const event = 'content could not be read; what was served before stays';
          reportError(this.#options.logger, error, { event });
        }
      }
    }
  }

  async #publish(states: ContentStates): Promise<void> {
    const began = performance.now();
    const [web, master] = [digested(states.web), digested(states.master)];
    const changes = changesBetween(this.#web, web);
    if (!changes && !changesBetween(this.#master, master)) return;
    const old = { web: this.#web.content, pageUses: this.#pageDependencies };
    const next = createDatabases({ web: changes ? web.content : old.web, master: master.content }, this.#options);
    // The index of what has not changed is kept.
    this.#databases = changes ? next : { ...next, web: this.#databases.web };
    this.#master = master;
    if (!changes) return;
    this.#web = web;
    const affected = await affectedPaths({
      old: old.web,
      now: web.content,
      changes,
      pageDependencies: old.pageUses,
      routeDependencies: this.#routeDependencies,
    });
    this.#pageDependencies = old.pageUses.next(next.web.layouts, pageIds(affected, [old.web, web.content]));
    for (const [site, paths] of affected) {
      for (const path of paths) this.#routeDependencies.delete({ site, path });
      this.#options.onAffected(site, paths);
    }
    const paths = [...affected.values()].flat();
    const told = { items: changes.ids.size, pages: paths.length, ms: Math.round(performance.now() - began) };
    this.#options.logger.info(told, 'content published');
  }
}

const digested = (content: Content): DigestedContent => ({ content, digest: digestOf(content) });

/** The ids of the pages at these paths in any of the states. */
function pageIds(affected: ReadonlyMap<string, readonly string[]>, states: readonly Content[]): Set<string> {
  const pages = states.flatMap((content) =>
    [...affected].flatMap(([name, paths]) => {
      const site = siteNamed(content, name);
      return site ? paths.map((path) => content.tree.pageAt(path, site.rootPath)?.id) : [];
    }),
  );
  return new Set(pages.filter((id) => id !== undefined));
}
