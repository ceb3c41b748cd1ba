import { join } from 'node:path';
import { renderedPages, startBareNext } from './bare-next.ts';
import { measureLoad } from './traffic/load.ts';
import { printLoad, printRounds } from './traffic/print-load.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Listings by the name they are printed with, and the query of a choice. */
const LISTINGS = {
  offers: { path: '/personal/offers', query: '?tab=online&sort=default&page=1' },
  hub: { path: '/personal/offers/card-offers', query: '?category=dining&sort=ExpiryDate&page=1' },
  rewards: { path: '/rewards', query: '?category=InStoreList&nested_category=Home&page=1' },
  news: { path: '/about/news', query: '?category=results&year=all&page=1' },
} as const;

/** Prints what a listing's page with a query costs the server, beside the same page without one and a bare Next page rendered for each request. */
export async function reportListingQueries(site: string): Promise<void> {
  printRounds('listings with a query');
  for (const [name, { path, query }] of Object.entries(LISTINGS)) {
    const [page, chosen] = await Promise.all([textOf(site + path), textOf(site + path + query)]);
    if (chosen === page) throw new Error(`${path}${query} shows what ${path} does`);
    const rendered = await startBareNext(ROOT, 'rendered', renderedPages(chosen));
    try {
      const loads = await measureLoad({
        page: { url: site + path },
        chosen: { url: site + path + query },
        rendered: { url: rendered.url },
      });
      const chosenLoads = loads.get('chosen');
      printLoad(`${name}, a choice`, chosenLoads);
      printLoad('  without a query, cached (aim ≥ × 0.5)', loads.get('page'), chosenLoads);
      printLoad('  bare Next, rendered (aim ≥ × 0.5)', loads.get('rendered'), chosenLoads);
    } finally {
      await rendered.stop();
    }
  }
}

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();
