import { type SubmitEvent, useId, useState } from 'react';
import type { ProbeProps } from '../probe.ts';

const EMPTY = { text: '', agreed: false, size: 'small' };

/** A form with its values in one state; shows its last submission and the number of submissions. */
export function TextForm({ fields: { Label } }: ProbeProps) {
  const id = useId();
  const [values, setValues] = useState(EMPTY);
  const [submissions, setSubmissions] = useState<readonly string[]>([]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmissions([...submissions, `${values.text} ${String(values.agreed)} ${values.size}`]);
  };
  return (
    <form aria-label={Label.value} onSubmit={submit}>
      <label>
        <input
          type="checkbox"
          checked={values.agreed}
          onChange={({ target }) => setValues({ ...values, agreed: target.checked })}
        />
        consent of {Label.value}
      </label>
      <label htmlFor={id}>text of {Label.value}</label>
      <input id={id} value={values.text} onChange={({ target }) => setValues({ ...values, text: target.value })} />
      <label>
        note of {Label.value}
        <textarea defaultValue="..." />
      </label>
      <label>
        size of {Label.value}
        <select value={values.size} onChange={({ target }) => setValues({ ...values, size: target.value })}>
          <option>small</option>
          <option>large</option>
        </select>
      </label>
      <button type="submit">send {Label.value}</button>
      <output htmlFor={submissions.length > 0 ? id : undefined}>
        {submissions.length} {submissions.join()}
      </output>
    </form>
  );
}
