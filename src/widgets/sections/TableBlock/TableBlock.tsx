import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Frame } from '#src/features/section/Frame.tsx';
import { formatInteger } from '#src/i18n/integers.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { cellClasses } from './cell-classes.ts';
import { columnsOf, type FittedCell, fitRows } from './fit-rows.ts';
import type { TableBlockProps } from './TableBlock.widget.ts';

type Row = TableBlockProps['fields']['items'][number];
type Cell = Row['fields']['Cells'][number];
type Part = 'header' | 'body' | 'footer';

/** Renders a table whose cells honour their spans, alignment, class names, notes and links; notes stand below it. */
export function TableBlock({ fields, params, page }: TableBlockProps) {
  const { items, Title } = fields;
  if (items.length === 0 && page.state !== 'edit') return null;
  const partOf = (kind: Part) => items.filter((row) => kindOf(row) === kind).map((row) => row.fields.Cells);
  const header = partOf('header');
  // Authors see the cells beyond the columns, too, to remove them.
  const columns =
    page.state === 'edit'
      ? columnsOf(
          [],
          items.map((row) => row.fields.Cells),
        )
      : columnsOf(header, partOf('body'));
  const noted = items.flatMap((row) => row.fields.Cells).filter((cell) => isShown(cell.fields.Note));
  const number = (cell: Cell) =>
    isShown(cell.fields.Note) ? formatInteger(noted.indexOf(cell) + 1, page.language) : '';
  const rows = (kind: Part) =>
    fitRows(partOf(kind), columns).map((cells, index) => (
      <tr key={index}>
        {cells.map((fitted, position) => (
          <TableCell
            key={fitted.cell.id}
            fitted={fitted}
            part={kind}
            first={position === 0}
            note={number(fitted.cell)}
          />
        ))}
      </tr>
    ));
  return (
    <Frame fields={fields} params={params}>
      <div className="focus-inset table-block" role="region" aria-label={Title.value || undefined} tabIndex={0}>
        <table>
          {header.length > 0 && <thead>{rows('header')}</thead>}
          <tbody>{rows('body')}</tbody>
          {partOf('footer').length > 0 && <tfoot>{rows('footer')}</tfoot>}
        </table>
      </div>
      <Notes cells={noted} number={number} />
    </Frame>
  );
}

interface NotesProps {
  readonly cells: readonly Cell[];
  readonly number: (cell: Cell) => string;
}

function Notes({ cells, number }: NotesProps) {
  if (cells.length === 0) return null;
  return (
    <ol className="table-notes">
      {cells.map((cell) => (
        <li key={cell.id}>
          <b aria-hidden="true">{number(cell)}</b>
          <span>
            <Text field={cell.fields.Note} />
          </span>
        </li>
      ))}
    </ol>
  );
}

const kindOf = ({ fields: { Kind } }: Row): Part => Kind.value || 'body';

/** Sides of a cell's text; left and right are those of a page in English. */
const ALIGN = { '': undefined, left: 'start', center: 'center', right: 'end' } as const;

interface TableCellProps {
  readonly fitted: FittedCell<Cell>;
  readonly part: Part;
  readonly first: boolean;
  /** Number of the cell's note; empty without one. */
  readonly note: string;
}

function TableCell({ fitted: { cell, colSpan, rowSpan }, part, first, note }: TableCellProps) {
  const { Content, ClassName, Align, Link: link } = cell.fields;
  const Tag = part === 'header' || (first && part === 'body') ? 'th' : 'td';
  const classNames = cellClasses(ClassName.value);
  return (
    <Tag
      {...(Tag === 'th' && { scope: scopeOf(part, colSpan, rowSpan) })}
      {...(colSpan > 1 && { colSpan })}
      {...(rowSpan > 1 && { rowSpan })}
      {...(classNames !== '' && { className: classNames })}
      {...(ALIGN[Align.value] && { style: { textAlign: ALIGN[Align.value] } })}
    >
      <Text field={Content} />
      {isLinked(link) && (
        <Link {...linkProps(link)} className="table-link">
          <LinkText field={link} />
        </Link>
      )}
      {note !== '' && <sup>{note}</sup>}
    </Tag>
  );
}

function scopeOf(part: Part, colSpan: number, rowSpan: number): string {
  if (part === 'header') return colSpan > 1 ? 'colgroup' : 'col';
  return rowSpan > 1 ? 'rowgroup' : 'row';
}
