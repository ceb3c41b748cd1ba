/**
 * Returns a path without the slashes at its end. In linear time, unlike an expression that tries each run of slashes from every one of
 * them: paths are anybody's.
 */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Decodes the path of a URL; one that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
