import type { FormView } from '#sitecore/contracts/form-view.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { LiveForm } from '#src/features/form-builder/LiveForm.tsx';
import type { FormProps } from './Form.widget.ts';

/** Renders a form of the form builder. */
export function Form({ fields, ...props }: FormProps) {
  return fields.form && <Placed {...props} view={fields.form} />;
}

function Placed({ uid, page, phrases, query, data, view }: Omit<FormProps, 'fields'> & { readonly view: FormView }) {
  return (
    <Wrap className="pt-section">
      <LiveForm id={uid} view={view} page={page} phrases={phrases} interest={query.p} data={data} />
    </Wrap>
  );
}
