import { type AtRule, type Container, parse, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { StylePart, TaggedStyles } from '../tagged-styles.ts';
import type { SourceWords } from './source-words.ts';

/**
 * Returns a style sheet's rules in their order, each selector with the widgets that it is for: those whose code names its classes. A
 * class that the code of every page names, or that no code names whole, as one that is put together or content's, is for all.
 */
export function tagStyles(css: string, words: SourceWords): Omit<TaggedStyles, 'version' | 'secret'> {
  const widgets = [...words.byWidget.keys()];
  const needsOf = needsIn(widgetsByClass(words, widgets));
  const parts: StylePart[] = [];
  const add = (container: Container, at: readonly string[]): void => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') parts.push(partOf(node, at, needsOf));
      else if (node.type === 'atrule' && isGroup(node)) add(node, [...at, `@${node.name} ${node.params}`]);
      else if (node.type === 'atrule') parts.push({ at, whole: wholeOf(node), ...nameOf(node) });
    }
  };
  add(parse(css), []);
  const inCode = [...words.ofAll].filter((word) => word.includes('--')).join(' ');
  const properties = new Set([...css.matchAll(/(?<![\w-])--[\w-]+/g)].map(([name]) => name));
  return { widgets, parts, readByCode: [...properties].filter((name) => inCode.includes(name)) };
}

/** Returns a function that gives the widgets of a class, as bits; undefined for all. */
function widgetsByClass({ ofAll, ofEveryPage, byWidget }: SourceWords, widgets: readonly string[]) {
  const known = new Map<string, bigint>();
  const read = (name: string): bigint =>
    widgets.reduce(
      (bits, widget, place) => (byWidget.get(widget)?.has(name) ? bits | (1n << BigInt(place)) : bits),
      0n,
    );
  return (name: string): bigint | undefined => {
    if (!ofAll.has(name) || ofEveryPage.has(name)) return undefined;
    const bits = known.get(name) ?? read(name);
    known.set(name, bits);
    return bits;
  };
}

/** Returns the need that the fewest widgets meet: an alternative with several matches only where it is met. */
const rarest = (needs: readonly bigint[]): bigint =>
  needs.reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one));

const sizeOf = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length;

/** Pseudo-classes of which one alternative must match. */
const ONE_OF = new Set([':is', ':where', ':has']);

/**
 * Returns a function that gives the needs of a selector: it matches only where, of each, one widget is on the page. Classes inside
 * `:not()` are none.
 */
function needsIn(widgetsOf: (name: string) => bigint | undefined) {
  const needs = ({ nodes }: Selector): readonly bigint[] =>
    nodes.flatMap((node) => {
      if (node.type === 'class') return widgetsOf(node.value) ?? [];
      if (node.type !== 'pseudo' || !ONE_OF.has(node.value) || node.nodes.length === 0) return [];
      const ways = node.nodes.map(needs);
      if (ways.some((way) => way.length === 0)) return [];
      return [ways.map(rarest).reduce((all, need) => all | need, 0n)];
    });
  return (selector: string): readonly bigint[] => selectorParser().astSync(selector).nodes.flatMap(needs);
}

/** Returns a rule with its selectors by their needs. */
function partOf(
  { selectors, nodes }: Rule,
  at: readonly string[],
  needsOf: (selector: string) => readonly bigint[],
): StylePart {
  const needsOfSelector = (selector: string): string =>
    [...new Set(needsOf(selector))]
      .map((need) => need.toString(36))
      .sort()
      .join();
  const byNeeds = Map.groupBy(selectors, needsOfSelector);
  return {
    at,
    groups: [...byNeeds].map(([needs, group]) => ({
      needs: needs === '' ? [] : needs.split(','),
      selectors: group.join(),
    })),
    declarations: nodes.filter(({ type }) => type !== 'comment').map(String),
  };
}

/** Rules that hold others in their place: media, layers, containers and what a browser supports. */
const isGroup = ({ name, nodes }: AtRule): boolean =>
  nodes !== undefined && /^(?:media|layer|supports|container)$/.test(name);

const wholeOf = (rule: AtRule): string => (rule.nodes ? String(rule) : `${String(rule)};`);

/** Returns the name by which other rules read this one. */
function nameOf({ name, params }: AtRule): Pick<StylePart, 'animation' | 'property'> {
  if (name.endsWith('keyframes')) return { animation: params };
  return name === 'property' ? { property: params } : {};
}
