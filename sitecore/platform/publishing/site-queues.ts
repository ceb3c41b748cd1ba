import type { Logger } from 'pino';
import type { Content } from '../content/content.ts';
import { RevalidationQueue } from './revalidation-queue.ts';
import type { Target } from './targets.ts';

interface SiteQueuesOptions {
  readonly targets: readonly Target[];
  readonly secret: string;
  readonly logger: Logger;
}

/** Sends the affected paths of a site to each of its revalidation endpoints. */
export class SiteQueues {
  readonly #queues: readonly { readonly site: string | undefined; readonly queue: RevalidationQueue }[];

  constructor({ targets, ...options }: SiteQueuesOptions) {
    this.#queues = targets.map(({ site, url }) => ({ site, queue: new RevalidationQueue({ ...options, url }) }));
  }

  /** Queues paths of a site; a target that names no site is the first site's. */
  add(site: string, paths: readonly string[], { sites }: Pick<Content, 'sites'>): void {
    for (const target of this.#queues) {
      if ((target.site ?? sites[0].name).toLowerCase() === site.toLowerCase()) target.queue.add(paths);
    }
  }

  /** Queues the paths of media that are no longer public, which are the same for every site. */
  withdraw(media: readonly string[]): void {
    for (const { queue } of this.#queues) queue.add(media);
  }

  stop(): void {
    for (const { queue } of this.#queues) queue.stop();
  }
}
