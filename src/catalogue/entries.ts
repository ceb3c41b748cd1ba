import type { PlacedFixture } from '#src/cms/fixture.ts';
import type { Widget } from '#src/cms/widget.ts';
import type { Examples } from '#src/ui/examples.ts';

/** A widget with its examples; its folder is below src/widgets. */
export interface CatalogueWidget {
  readonly folder: string;
  readonly widget: Widget;
  readonly fixtures: Readonly<Record<string, PlacedFixture>>;
}

/** A component with its examples; its folder is below src/ui. */
export interface CatalogueComponent {
  readonly folder: string;
  readonly name: string;
  readonly examples: Examples;
}

/** Entry of the catalogue: a widget or a component, as its pages list it. */
export interface CatalogueEntry {
  readonly name: string;
  /** The group that lists it: an area of widgets, a folder of components. */
  readonly group: string;
  /** File of its view, from the root of the project. */
  readonly file: string;
  /** Names of its examples. */
  readonly examples: readonly string[];
}

/** Returns the entry of a widget. */
export const widgetEntry = ({ folder, widget, fixtures }: CatalogueWidget): CatalogueEntry => ({
  name: widget.rendering.name,
  group: folder.split('/')[0] ?? folder,
  file: `src/widgets/${folder}/${widget.rendering.name}.tsx`,
  examples: Object.keys(fixtures),
});

/** Returns the entry of a component. */
export const componentEntry = ({ folder, name, examples }: CatalogueComponent): CatalogueEntry => ({
  name,
  group: folder,
  file: `src/ui/${folder}/${name}.tsx`,
  examples: Object.keys(examples),
});
