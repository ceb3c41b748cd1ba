import type { PlaceFilter } from '#src/domain/locator/find-places.ts';

/** Writes the filters into the URL, the city by its id, so that it can be shared; those that are not set are left out. */
export function writeFilters({ text, service }: PlaceFilter, city: string, initialService: string): void {
  const url = new URL(location.href);
  const values = { q: text.trim(), service: service === initialService ? '' : service, city, page: '' };
  for (const [key, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  history.replaceState(history.state, '', url);
}
