import { formatNumber } from '#src/i18n/numbers.ts';
import type { FieldProps } from './builder-context.ts';
import { BuilderField, controlProps } from './BuilderField.tsx';

const ROWS = 4;

/** Renders a field of several lines, with the number of its characters where they are limited. */
export function LongTextField({ node, form }: FieldProps) {
  const [value = ''] = form.valuesOf(node);
  const { maxLength } = node.element;
  const count = maxLength !== undefined && (
    <bdi>{`${formatNumber(value.length, form.language)} / ${formatNumber(maxLength, form.language)}`}</bdi>
  );
  return (
    <BuilderField node={node} form={form} {...(count && { note: count })}>
      {(control) => (
        <span className="field-box">
          <textarea
            {...control}
            {...controlProps(form, node)}
            rows={node.rows || ROWS}
            value={value}
            maxLength={maxLength}
            placeholder={node.placeholder || undefined}
            onChange={({ currentTarget }) => form.change(node, [currentTarget.value])}
            onBlur={() => form.leave(node)}
            className="field-input builder-area"
          />
        </span>
      )}
    </BuilderField>
  );
}
