/** Returns the name of a field that has a NUL in a text, at any depth: no store holds such a text. Undefined without one. */
export const fieldWithNul = (fields: object): string | undefined =>
  Object.entries(fields).find(([, value]) => hasNul(value))?.[0];

/** Searches without recursion: a body may be nested deeper than the stack. */
function hasNul(value: unknown): boolean {
  const found: unknown[] = [value];
  while (found.length > 0) {
    const next = found.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) found.push(part);
  }
  return false;
}
