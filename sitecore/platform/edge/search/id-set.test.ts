import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingsBuilder } from './postings-index.ts';
import { IdSet } from './id-set.ts';

/** Two sets of numbers below the same bound, sparse ones and dense ones. */
const pairs = fc.integer({ min: 0, max: 300 }).chain((bound) => {
  const numbers = fc
    .tuple(
      fc.constantFrom(0.01, 0.1, 0.5, 0.97),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: bound, maxLength: bound }),
    )
    .map(([density, chances]) => chances.flatMap((chance, number) => (chance < density ? [number] : [])));
  return fc.record({ bound: fc.constant(bound), a: numbers, b: numbers, from: fc.nat(300), length: fc.nat(300) });
});

const setOf = (numbers: readonly number[], bound: number): IdSet => IdSet.ofAscending(Uint32Array.from(numbers), bound);

const below = (bound: number): number[] => Array.from({ length: bound }, (_, number) => number);

describe('a set of numbers', () => {
  it('is what a list of them says', () => {
    fc.assert(
      fc.property(pairs, ({ bound, a, b, from, length }) => {
        const [left, right] = [setOf(a, bound), setOf(b, bound)];
        const list = (set: IdSet): number[] => {
          expect(set.size).toBe(set.toList().length);
          return [...set.toList()];
        };
        const all = below(bound);
        expect(list(left)).toEqual(a);
        expect(list(left.and(right))).toEqual(a.filter((number) => b.includes(number)));
        expect(list(left.or(right))).toEqual(all.filter((number) => a.includes(number) || b.includes(number)));
        expect(list(left.not())).toEqual(all.filter((number) => !a.includes(number)));
        expect(list(left.filter((number) => number % 3 === 0))).toEqual(a.filter((number) => number % 3 === 0));
        expect(list(IdSet.ofLists([Uint32Array.from(a).reverse(), Uint32Array.from(b)], bound))).toEqual(
          list(left.or(right)),
        );
        expect(list(IdSet.interleaved(left, right))).toEqual(
          below(2 * bound).filter((number) => (number % 2 === 0 ? a : b).includes(number >>> 1)),
        );
        expect(all.filter((number) => left.has(number))).toEqual(a);
        expect(left.slice(from, from + length)).toEqual(a.slice(from, from + length));
      }),
    );
  });
});

describe('an inverted index', () => {
  it('counts a number once that holds a key twice', () => {
    const inverter = new PostingsBuilder<string>();
    for (const key of ['a', 'b', 'a']) inverter.add(70, key);
    inverter.add(71, 'b');
    const index = inverter.build(1000);
    expect([...index.withKey('a').toList()]).toEqual([70]);
    expect([...index.withKey('b').toList()]).toEqual([70, 71]);
    expect(index.withKey('c').size).toBe(0);
  });
});
