import type { FormView } from '#sitecore/contracts/form-view.ts';
import { classes } from '#src/ui/classes.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { LiveForm } from '#src/features/form-builder/LiveForm.tsx';
import type { FormProps } from './Form.widget.ts';

/** Renders a form of the form builder, and its companion beside it. */
export function Form({ fields, ...props }: FormProps) {
  return fields.form && <Placed {...props} view={fields.form} />;
}

function Placed({
  uid,
  page,
  phrases,
  query,
  data,
  slots,
  view,
}: Omit<FormProps, 'fields'> & { readonly view: FormView }) {
  const companion = Object.entries(slots).find(([name]) => name.startsWith('companion-'))?.[1];
  return (
    <Wrap className={classes('pt-section', companion !== undefined && 'form-columns')}>
      <LiveForm id={uid} view={view} page={page} phrases={phrases} interest={query.p} data={data} />
      {companion !== undefined && <div className="companion">{companion}</div>}
    </Wrap>
  );
}
