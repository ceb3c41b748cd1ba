import { expect, it } from 'vitest';
import { RouteDependencies } from './route-dependencies.ts';

const route = (path: string, site = 'rukn') => ({ site, path });

it('knows what every answer to a route was made of, in whatever case it is written', () => {
  const dependencies = new RouteDependencies();
  dependencies.add(route('/offers'), ['a']);
  dependencies.add(route('/Offers'), ['b']);
  expect([...dependencies.of(route('/OFFERS'))]).toEqual(['a', 'b']);
  expect([...dependencies.of(route('/offers', 'invest'))]).toEqual([]);
});

it('forgets a route that asks anew', () => {
  const dependencies = new RouteDependencies();
  dependencies.add(route('/offers'), ['a']);
  dependencies.delete(route('/offers'));
  expect(dependencies.of(route('/offers')).size).toBe(0);
});

it('keeps a bounded number of routes, those that asked last', () => {
  const dependencies = new RouteDependencies(2);
  for (const path of ['/a', '/b', '/a', '/c']) dependencies.add(route(path), ['x']);
  expect(['/a', '/b', '/c'].map((path) => dependencies.of(route(path)).size)).toEqual([1, 0, 1]);
});
