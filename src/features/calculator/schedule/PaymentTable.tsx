import { DataTable } from '#src/ui/chart/DataTable.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { ResultFormats } from '../result/result-formats.ts';
import { CsvButton } from './CsvButton.tsx';

/** Column of a payment's ISO day, or of a number or an amount in riyals, which are summed. */
type PaymentColumn<Payment> = { readonly id: string; readonly label: string } & (
  | { readonly kind: 'day'; readonly valueOf: (payment: Payment) => string }
  | { readonly kind: 'number' | 'money'; readonly valueOf: (payment: Payment) => number }
);

interface PaymentTableProps<Payment> {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The first one names the payment. */
  readonly columns: readonly PaymentColumn<Payment>[];
  readonly payments: readonly Payment[];
  readonly phrases: Readonly<Record<'calculator_sum' | 'calculator_csv', string>>;
  /** Name of the file, without its ending. */
  readonly csvName: string;
  readonly format: Pick<ResultFormats, 'day' | 'number' | 'money'>;
}

/** Renders payments as a table with their sums, and a button to download it as CSV in plain digits. */
export function PaymentTable<Payment>(props: PaymentTableProps<Payment>) {
  const { id, title, columns, payments, phrases, csvName, format } = props;
  const textOf = (column: PaymentColumn<Payment>, payment: Payment): string => {
    const value = column.valueOf(payment);
    return column.kind === 'money' ? Number(value).toFixed(2) : `${value}`;
  };
  const show = ({ kind }: PaymentColumn<Payment>, value: string | number) => {
    if (typeof value === 'string') return format.day(value);
    return kind === 'money' ? format.money(value, 2) : format.number(value);
  };
  const sumOf = (column: PaymentColumn<Payment>) =>
    column.kind !== 'day' &&
    show(
      column,
      payments.reduce((sum, payment) => sum + column.valueOf(payment), 0),
    );
  const [, ...figures] = columns;
  return (
    <section aria-labelledby={id} className="border border-line bg-surface p-panel firm-lg">
      <Heading level={2} size="xl" id={id} className="mb-4">
        {title}
      </Heading>
      <DataTable
        id={`${id}-table`}
        caption={title}
        captionHidden
        columns={columns.map((column) => ({ id: column.id, label: column.label, figures: column.kind !== 'day' }))}
        rows={payments.map((payment, index) => ({
          id: `${index}`,
          cells: columns.map((column) => show(column, column.valueOf(payment))),
        }))}
        sum={[phrases.calculator_sum, ...figures.map(sumOf)]}
      />
      <CsvButton
        label={phrases.calculator_csv}
        name={csvName}
        rows={[
          columns.map(({ label }) => label),
          ...payments.map((payment) => columns.map((column) => textOf(column, payment))),
        ]}
      />
    </section>
  );
}
