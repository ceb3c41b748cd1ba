/** Folders of more pages than this show the items of one template, which differ in their texts alone. */
const MOST = 20;

/** Pages of such a folder that are swept, spread over it. */
const SAMPLE = 6;

/** Returns paths without most of those of large folders, in their order. `every-page.e2e.ts` opens all of them. */
export function samplePaths(paths: readonly string[]): string[] {
  const siblings = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
  const swept = new Set([...siblings.values()].flatMap((folder) => (folder.length > MOST ? spread(folder) : folder)));
  return paths.filter((path) => swept.has(path));
}

const spread = (folder: readonly string[]): readonly string[] =>
  Array.from({ length: SAMPLE }, (_, index) => folder[Math.floor((index * folder.length) / SAMPLE)] ?? '');
