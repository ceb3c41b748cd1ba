import { DataTable } from '#src/ui/chart/DataTable.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { PAYMENT_PHRASES } from '../phrases.ts';
import type { ResultFormats } from '../result/result-formats.ts';
import { CsvButton } from './CsvButton.tsx';

/** Payment with a text or a number for each of its names. */
type Figures<Payment> = Readonly<Record<keyof Payment, string | number>>;

/** Column with the figures of that name: an ISO day, a number, or an amount in riyals; the last two are summed. */
interface PaymentColumn<Payment> {
  readonly id: keyof Payment & string;
  readonly label: string;
  readonly kind: 'day' | 'number' | 'money';
}

interface PaymentTableProps<Payment extends Figures<Payment>> {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The first one names the payment. */
  readonly columns: readonly PaymentColumn<Payment>[];
  readonly payments: readonly Payment[];
  readonly phrases: Readonly<Record<(typeof PAYMENT_PHRASES)[number], string>>;
  /** Name of the file, without its ending. */
  readonly csvName: string;
  readonly format: Pick<ResultFormats, 'day' | 'number' | 'money'>;
}

/** Renders payments as a table with their sums, and a button to download it as CSV in plain digits. */
export function PaymentTable<Payment extends Figures<Payment>>(props: PaymentTableProps<Payment>) {
  const { id, title, columns, payments, phrases, csvName, format } = props;
  const textOf = ({ id, kind }: PaymentColumn<Payment>, payment: Payment): string =>
    kind === 'money' ? Number(payment[id]).toFixed(2) : `${payment[id]}`;
  const show = (kind: PaymentColumn<Payment>['kind'], value: string | number) => {
    if (kind === 'day') return format.day(`${value}`);
    return kind === 'money' ? format.money(Number(value), 2) : format.number(Number(value));
  };
  const sumOf = ({ id, kind }: PaymentColumn<Payment>) =>
    kind !== 'day' &&
    show(
      kind,
      payments.reduce((sum, payment) => sum + Number(payment[id]), 0),
    );
  const [, ...figures] = columns;
  return (
    <section className="border border-line bg-surface p-panel firm-lg">
      <Heading level={2} size="xl" className="mb-4">
        {title}
      </Heading>
      <DataTable
        id={`${id}-table`}
        caption={title}
        captionHidden
        columns={columns.map((column) => ({ id: column.id, label: column.label, figures: column.kind !== 'day' }))}
        rows={payments.map((payment, index) => ({
          id: `${index}`,
          cells: columns.map((column) => show(column.kind, payment[column.id])),
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
