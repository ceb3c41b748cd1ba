import { describe, expect, it } from 'vitest';
import { RouteDependencies } from './route-dependencies.ts';

const route = (path: string, site = 'rukn') => ({ site, path });

describe('RouteDependencies', () => {
  it('returns the dependencies of all responses for a route, in any case', () => {
    const dependencies = new RouteDependencies();
    dependencies.add(route('/offers'), ['a']);
    dependencies.add(route('/Offers'), ['b']);
    expect([...dependencies.of(route('/OFFERS'))]).toEqual(['a', 'b']);
    expect([...dependencies.of(route('/offers', 'invest'))]).toEqual([]);
  });

  it('deletes a route', () => {
    const dependencies = new RouteDependencies();
    dependencies.add(route('/offers'), ['a']);
    dependencies.delete(route('/offers'));
    expect(dependencies.of(route('/offers')).size).toBe(0);
  });

  it('holds a limited number of routes, the most recent ones', () => {
    const dependencies = new RouteDependencies(2);
    for (const path of ['/a', '/b', '/a', '/c']) dependencies.add(route(path), ['x']);
    expect(['/a', '/b', '/c'].map((path) => dependencies.of(route(path)).size)).toEqual([1, 0, 1]);
  });
});
