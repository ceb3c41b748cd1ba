import type { PlacedFixture } from '#src/cms/fixture.ts';
import { catalogueWidgets } from './widgets.generated.ts';

/** Returns the example that shows a widget best: `full` where it has one, else its largest; undefined for an unknown widget. */
export function findExample(name: string): PlacedFixture | undefined {
  const fixtures = catalogueWidgets.find(({ widget }) => widget.rendering.name === name)?.fixtures ?? {};
  const sizeOf = ({ fixture }: PlacedFixture): number => JSON.stringify(fixture).length;
  return fixtures.full ?? Object.values(fixtures).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
}
