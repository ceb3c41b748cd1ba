import type { ReactNode } from 'react';

/** A part of a splitter: its number, and the content of its placeholder. */
interface Part {
  readonly part: number;
  readonly content: ReactNode;
}

/**
 * Returns the parts of a splitter by their placeholders, `column-1-{*}` or `column-1-7`: those that its parameter lists, in that order, and
 * all where it lists none.
 */
export function partsOf(
  kind: 'column' | 'row',
  enabled: string,
  slots: Readonly<Record<string, ReactNode>>,
): readonly Part[] {
  const pattern = new RegExp(`^${kind}-(\\d+)-`);
  const parts = Object.entries(slots).flatMap(([name, content]) => {
    const part = Number(pattern.exec(name)?.[1]);
    return Number.isNaN(part) ? [] : [{ part, content }];
  });
  const numbers = enabled.split(/[,|]/).flatMap((number) => (number.trim() === '' ? [] : [Number(number)]));
  return numbers.length === 0 ? parts : numbers.flatMap((number) => parts.filter(({ part }) => part === number));
}
