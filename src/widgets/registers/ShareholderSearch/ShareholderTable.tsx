import type { ReactNode } from 'react';
import type { Scalar } from '#src/features/registers/scalar-fields.ts';
import { ScalarText } from '#src/features/registers/ScalarText.tsx';
import { formatPercent } from '#src/i18n/numbers.ts';
import type { Shareholder } from './shareholder-search-data.ts';
import type { ShareholderSearchProps } from './ShareholderSearch.widget.ts';

interface TableProps extends Pick<ShareholderSearchProps, 'uid' | 'phrases' | 'page' | 'data'> {
  readonly shareholders: readonly Shareholder[];
}

/** Renders shareholders as a table whose columns are the fields received; its rows are cards on a phone. */
export function ShareholderTable({ shareholders, ...props }: TableProps) {
  const { columns } = props.data;
  const largest = Math.max(...shareholders.map(({ Percentage }) => (typeof Percentage === 'number' ? Percentage : 0)));
  return (
    <table className="register-table">
      <caption className="sr-only">{props.phrases.shareholders}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {labelOf(column, props)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shareholders.map((shareholder, index) => (
          <tr key={index}>
            {columns.map((column, position) => (
              <Cell key={column} isHeader={position === 0} label={labelOf(column, props)}>
                {shareholder[column] !== undefined && (
                  <Value {...{ column, largest }} value={shareholder[column]} {...props} />
                )}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly isHeader: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

const Cell = ({ isHeader, label, children }: CellProps) =>
  isHeader ? (
    <th scope="row" data-label={label}>
      {children}
    </th>
  ) : (
    <td data-label={label}>{children}</td>
  );

/** Returns the label of a column: of a field that the bank is known to send, else the name of the field. */
function labelOf(column: string, { phrases }: Pick<TableProps, 'phrases'>): string {
  switch (column) {
    case 'Name':
      return phrases.shareholder_name;
    case 'Category':
      return phrases.shareholder_category;
    case 'Shares':
      return phrases.shareholder_shares;
    case 'Percentage':
      return phrases.shareholder_percentage;
    default:
      return column;
  }
}

interface ValueProps extends Pick<TableProps, 'phrases' | 'page'> {
  readonly column: string;
  readonly value: Scalar;
  /** The highest percentage of the page. */
  readonly largest: number;
}

function Value({ column, value, largest, phrases, page: { language } }: ValueProps) {
  if (column === 'Percentage' && typeof value === 'number')
    return (
      <span className="holding">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" />
          <rect width={(100 * value) / (largest || 1)} height="4" />
        </svg>
        <bdi>{formatPercent(value, language)}</bdi>
      </span>
    );
  const text = <ScalarText value={value} language={language} phrases={phrases} />;
  return column === 'Category' ? <span className="register-badge">{text}</span> : text;
}
