import { expect, it, vi } from 'vitest';
import Supercluster from 'supercluster';
import { DEFAULT_CENTRE } from '#src/domain/locator/distance.ts';
import { MAX_ZOOM, MIN_ZOOM, worldOf } from '#src/domain/locator/map-view.ts';
import { examplePlace } from '#tests/support/example-place.ts';
import { CLUSTER_MAX_ZOOM } from '../locator-map.ts';
import { MarkerIndex } from './marker-index.ts';

const PLACES = Array.from({ length: 30 }, (_, index) => ({
  ...examplePlace({ id: `${index}`, latitude: DEFAULT_CENTRE.latitude + index / 500 }),
  distance: 0,
}));

const SIZE = { width: 900, height: 600 };

const viewAt = (zoom: number) => ({ centre: worldOf(DEFAULT_CENTRE), zoom });

it('calculates the clusters of a zoom once, shown or prepared, the nearest zoom first', () => {
  const load = vi.spyOn(Supercluster.prototype, 'load');
  const calculated = () => load.mock.instances.length;
  const index = new MarkerIndex();
  index.load(PLACES);
  index.inView(viewAt(11), SIZE);
  expect(calculated()).toBe(1);
  expect(index.prepare(11)).toBe(true);
  expect(index.prepare(11)).toBe(true);
  index.inView(viewAt(10), SIZE);
  index.inView(viewAt(12), SIZE);
  expect(calculated()).toBe(3);
  while (index.prepare(11));
  expect(calculated()).toBe(CLUSTER_MAX_ZOOM - MIN_ZOOM + 1);
  for (let zoom = MIN_ZOOM; zoom <= MAX_ZOOM; zoom += 1) index.inView(viewAt(zoom), SIZE);
  expect(calculated()).toBe(CLUSTER_MAX_ZOOM - MIN_ZOOM + 1);
  load.mockRestore();
});

it('has single markers beyond the last zoom with clusters', () => {
  const index = new MarkerIndex();
  index.load(PLACES);
  const kinds = (zoom: number) =>
    new Set(index.inView(viewAt(zoom), SIZE).map(({ cluster }) => (cluster === undefined ? 'place' : 'cluster')));
  expect(kinds(MIN_ZOOM)).toEqual(new Set(['cluster']));
  expect(kinds(CLUSTER_MAX_ZOOM + 1)).toEqual(new Set(['place']));
});
