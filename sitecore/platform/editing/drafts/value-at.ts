import { parse } from 'yaml';
import type { Step } from '../../content/item-source.ts';

/** Returns the value of a YAML text at a position; undefined when there is none. */
export function valueAt(text: string, steps: readonly Step[]): unknown {
  const file: unknown = parse(text);
  return partOf(file, steps);
}

/** Returns the part of a parsed YAML text at a position; undefined when there is none. */
export const partOf = (file: unknown, steps: readonly Step[]): unknown =>
  steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
    file,
  );
