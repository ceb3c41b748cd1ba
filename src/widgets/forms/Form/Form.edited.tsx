import { AllFields } from '#src/features/form-builder/AllFields.tsx';
import { classes } from '#src/ui/classes.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { FormProps } from './Form.widget.ts';

/** Renders a form for authors: all its pages and fields, and nothing is sent. */
export function EditedForm({ uid, fields, page, phrases, slots }: FormProps) {
  if (!fields.form) return null;
  const companion = Object.entries(slots).find(([name]) => name.startsWith('companion-'))?.[1];
  return (
    <Wrap className={classes('pt-section', companion !== undefined && 'form-columns')}>
      <AllFields id={uid} view={fields.form} language={page.language} phrases={phrases} />
      {companion !== undefined && <div className="companion">{companion}</div>}
    </Wrap>
  );
}
