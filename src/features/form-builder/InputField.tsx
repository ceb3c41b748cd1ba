import type { HTMLAttributes } from 'react';
import { classesIn, type ValueNode } from '#sitecore/contracts/form-view.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { dayBounds } from '#sitecore/rules/forms/check-field.ts';
import { isCanonical } from '#sitecore/rules/forms/normalize-value.ts';
import type { FieldType } from '#sitecore/rules/forms/form-ids.ts';
import { classes } from '#src/ui/classes.ts';
import type { BuilderContext, FieldProps } from './builder-context.ts';
import { BuilderField, controlProps } from './BuilderField.tsx';
import { enteredText } from './builder-values.ts';

interface InputKind {
  readonly type: 'text' | 'email' | 'date' | 'password';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  /** Written from left to right in both languages. */
  readonly isLatin?: boolean;
}

/** Telephone and number are texts with a keyboard of their own, so that pasting and filling in work (FORM-16). */
const KINDS: Readonly<Partial<Record<FieldType, InputKind>>> = {
  email: { type: 'email', autoComplete: 'email', isLatin: true },
  telephone: { type: 'text', inputMode: 'tel', autoComplete: 'tel', isLatin: true },
  number: { type: 'text', inputMode: 'numeric', isLatin: true },
  date: { type: 'date' },
  password: { type: 'password' },
};

const IDENTITY: InputKind = { type: 'text', inputMode: 'numeric', isLatin: true };

/** Class that names a value which browsers fill in: `autocomplete-name`. */
const AUTOCOMPLETE = 'autocomplete-';

/** Returns how a field is entered: by its type, by the identity that it is checked for, and by its author's class. */
function kindOf(node: ValueNode): InputKind {
  const { type, validators } = node.element;
  const isIdentity = validators.includes('nationalId') || validators.includes('cic');
  const kind = KINDS[type] ?? (isIdentity ? IDENTITY : { type: 'text' });
  const named = classesIn(node).find((name) => name.startsWith(AUTOCOMPLETE));
  return named === undefined ? kind : { ...kind, autoComplete: named.slice(AUTOCOMPLETE.length) };
}

/** Renders a field of one line. */
export function InputField({ node, form }: FieldProps) {
  const { type, isLatin = false, ...kind } = kindOf(node);
  const [value = ''] = form.valuesOf(node);
  return (
    <BuilderField node={node} form={form}>
      {(control) => (
        <span className="field-box">
          <input
            {...control}
            {...controlProps(form, node)}
            {...kind}
            {...boundsOf(node, form)}
            type={type}
            value={value}
            placeholder={node.placeholder || undefined}
            dir={isLatin ? 'ltr' : undefined}
            onChange={({ currentTarget }) => form.change(node, [enteredText(node, currentTarget.value)])}
            onBlur={() => form.leave(node)}
            className={classes('field-input builder-input', isLatin && 'rtl:text-end')}
          />
        </span>
      )}
    </BuilderField>
  );
}

/** Returns the bounds that a browser keeps by itself. Those of a date may depend on today: the HTML of a page, which is cached, has none of these. */
function boundsOf({ element }: ValueNode, { isLive }: Pick<BuilderContext, 'isLive'>) {
  const { type, min, max, maxLength } = element;
  // A value may be written with blanks, hyphens and a country's prefix: its length counts once the field is left.
  if (type !== 'date') return { maxLength: isCanonical(element) ? undefined : maxLength };
  if (!isLive) return { min, max };
  const bounds = dayBounds(element, riyadhDay(new Date()));
  return { min: bounds.min || undefined, max: bounds.max || undefined };
}
