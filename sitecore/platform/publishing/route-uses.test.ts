import { expect, it } from 'vitest';
import { RouteUses } from './route-uses.ts';

const route = (path: string, site = 'rukn') => ({ site, path });

it('knows what every answer to a route was made of, in whatever case it is written', () => {
  const uses = new RouteUses();
  uses.add(route('/offers'), ['a']);
  uses.add(route('/Offers'), ['b']);
  expect([...uses.of(route('/OFFERS'))]).toEqual(['a', 'b']);
  expect([...uses.of(route('/offers', 'invest'))]).toEqual([]);
});

it('forgets a route that asks anew', () => {
  const uses = new RouteUses();
  uses.add(route('/offers'), ['a']);
  uses.forget(route('/offers'));
  expect(uses.of(route('/offers')).size).toBe(0);
});

it('keeps a bounded number of routes, those that asked last', () => {
  const uses = new RouteUses(2);
  for (const path of ['/a', '/b', '/a', '/c']) uses.add(route(path), ['x']);
  expect(['/a', '/b', '/c'].map((path) => uses.of(route(path)).size)).toEqual([1, 0, 1]);
});
