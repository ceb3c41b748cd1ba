import type { StylePart, TaggedStyles } from '#src/config/tagged-styles.ts';

/** A part as a page has it. */
interface PagePart extends Pick<StylePart, 'at' | 'whole' | 'animation' | 'property'> {
  readonly selectors?: string;
  readonly declarations: readonly string[];
}

/**
 * Returns the rules for the widgets of a page, given as bits, in the order of the style sheet of all: no rule wins that loses there.
 * Keyframes and custom properties that nothing on the page reads are left out.
 */
export function assembleSheet({ parts, readByCode }: TaggedStyles, widgets: bigint): string {
  const needs = new Map<string, boolean>();
  const isMet = (need: string): boolean => {
    const known = needs.get(need) ?? (bitsOf(need) & widgets) !== 0n;
    needs.set(need, known);
    return known;
  };
  return write(
    withoutUnread(
      parts.flatMap((part) => partFor(part, isMet)),
      readByCode,
    ),
  );
}

/** Returns a part with those of its selectors whose needs are met; none when there are none. */
function partFor(
  { groups, declarations = [], ...part }: StylePart,
  isMet: (need: string) => boolean,
): readonly PagePart[] {
  if (!groups) return [{ ...part, declarations }];
  const met = groups.filter((group) => group.needs.every(isMet));
  return met.length === 0 ? [] : [{ ...part, selectors: met.map(({ selectors }) => selectors).join(), declarations }];
}

/** Returns parts without what no other part and no code reads. */
function withoutUnread(parts: readonly PagePart[], readByCode: readonly string[]): readonly PagePart[] {
  const text = parts.flatMap(({ declarations, whole = '' }) => [...declarations, whole]).join(';');
  const properties = new Set([...readByCode, ...[...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)]);
  const values = [...text.matchAll(/(?:animation(?:-name)?|--[\w-]+):([^;}]*)/g)].map(([, value = '']) => value);
  const animations = new Set(values.flatMap((value) => value.split(/[\s,]+/)));
  const isRead = (declaration: string): boolean => {
    const [, name] = /^(--[\w-]+):/.exec(declaration) ?? [];
    return name === undefined || properties.has(name);
  };
  return parts.flatMap((part) => {
    const { animation, property, whole, declarations } = part;
    if (animation !== undefined && !animations.has(animation)) return [];
    if (property !== undefined && !properties.has(property)) return [];
    if (whole !== undefined) return [part];
    const read = declarations.filter(isRead);
    return read.length === 0 ? [] : [{ ...part, declarations: read }];
  });
}

/** Writes parts, those that follow each other in the same groups together. */
function write(parts: readonly PagePart[]): string {
  let open: readonly string[] = [];
  let css = '';
  for (const { at, whole, selectors = '', declarations } of parts) {
    const shared = open.findIndex((group, depth) => group !== at[depth]);
    const same = shared === -1 ? open.length : shared;
    css += '}'.repeat(open.length - same);
    css += at
      .slice(same)
      .map((group) => `${group}{`)
      .join('');
    css += whole ?? `${selectors}{${declarations.join(';')}}`;
    open = at;
  }
  return css + '}'.repeat(open.length);
}

/** Reads a number in base 36, larger than what `Number` holds. */
export const bitsOf = (text: string): bigint =>
  text.split('').reduce((bits, digit) => bits * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
