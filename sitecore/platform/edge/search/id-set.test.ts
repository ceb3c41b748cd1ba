import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PostingsBuilder } from './postings-index.ts';
import { IdSet } from './id-set.ts';

/** Two sets of ids below the same bound, sparse and dense. */
const pairs = fc.integer({ min: 0, max: 300 }).chain((bound) => {
  const ids = fc
    .tuple(
      fc.constantFrom(0.01, 0.1, 0.5, 0.97),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: bound, maxLength: bound }),
    )
    .map(([density, chances]) => chances.flatMap((chance, id) => (chance < density ? [id] : [])));
  return fc.record({ bound: fc.constant(bound), a: ids, b: ids, from: fc.nat(300), length: fc.nat(300) });
});

const setOf = (ids: readonly number[], bound: number): IdSet => IdSet.ofAscending(Uint32Array.from(ids), bound);

const below = (bound: number): number[] => Array.from({ length: bound }, (_, id) => id);

describe('IdSet', () => {
  it('agrees with a plain list in every operation', () => {
    fc.assert(
      fc.property(pairs, ({ bound, a, b, from, length }) => {
        const [left, right] = [setOf(a, bound), setOf(b, bound)];
        const list = (set: IdSet): number[] => {
          expect(set.size).toBe(set.toList().length);
          return [...set.toList()];
        };
        const all = below(bound);
        expect(list(left)).toEqual(a);
        expect(list(left.and(right))).toEqual(a.filter((id) => b.includes(id)));
        expect(list(left.or(right))).toEqual(all.filter((id) => a.includes(id) || b.includes(id)));
        expect(list(left.not())).toEqual(all.filter((id) => !a.includes(id)));
        expect(list(left.filter((id) => id % 3 === 0))).toEqual(a.filter((id) => id % 3 === 0));
        expect(list(IdSet.ofLists([Uint32Array.from(a).reverse(), Uint32Array.from(b)], bound))).toEqual(
          list(left.or(right)),
        );
        expect(list(IdSet.interleaved(left, right))).toEqual(
          below(2 * bound).filter((id) => (id % 2 === 0 ? a : b).includes(id >>> 1)),
        );
        expect(all.filter((id) => left.has(id))).toEqual(a);
        expect(left.slice(from, from + length)).toEqual(a.slice(from, from + length));
      }),
    );
  });
});

describe('PostingsIndex', () => {
  it('counts an id once that has a key twice', () => {
    const builder = new PostingsBuilder<string>();
    for (const key of ['a', 'b', 'a']) builder.add(70, key);
    builder.add(71, 'b');
    const index = builder.build(1000);
    expect([...index.withKey('a').toList()]).toEqual([70]);
    expect([...index.withKey('b').toList()]).toEqual([70, 71]);
    expect(index.withKey('c').size).toBe(0);
  });
});
