/** Enhances a page by a library that is long enough for a chunk of its own. */
export async function enhance(): Promise<void> {
  const { map } = await import('leaflet');
  map(document.body);
}
