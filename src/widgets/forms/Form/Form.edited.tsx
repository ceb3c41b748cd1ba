import { AllFields } from '#src/features/form-builder/AllFields.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { FormProps } from './Form.widget.ts';

/** Renders a form for authors: all its pages and fields, and nothing is sent. */
export const EditedForm = ({ uid, fields, page, phrases }: FormProps) =>
  fields.form && (
    <Wrap className="pt-section">
      <AllFields id={uid} view={fields.form} language={page.language} phrases={phrases} />
    </Wrap>
  );
