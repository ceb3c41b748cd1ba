/** Classes that an author can give a cell: the name of a group of rows, a sum, an emphasis, a figure. */
const CELL_CLASSES = ['cell-group', 'cell-total', 'cell-strong', 'cell-figure'];

/** Returns the classes of a cell as typed, for a `class` attribute; none that is not a class name. */
export const cellClasses = (typed: string): string =>
  typed
    .split(/\s+/)
    .map((name) => CELL_CLASSES.find((known) => known === `cell-${name}`) ?? name)
    .filter((name) => /^[a-z][\w-]*$/i.test(name))
    .join(' ');
