import { type SubmitEvent, useId, useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** A form with one control of each kind, the text held in state; it shows what its last submission held and how many there were. */
export function TextForm({ uid, fields: { Label } }: ProbeProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [size, setSize] = useState('small');
  const [sent, setSent] = useState<readonly string[]>([]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent([...sent, `${text} ${String(agreed)} ${size}`]);
  };
  return (
    <form aria-label={Label.value} onSubmit={submit}>
      <label htmlFor={id}>text of {Label.value}</label>
      <input id={id} value={text} onChange={({ target }) => setText(target.value)} />
      <label>
        note of {Label.value}
        <textarea defaultValue="..." />
      </label>
      <label>
        <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        consent of {Label.value}
      </label>
      <label>
        size of {Label.value}
        <select value={size} onChange={({ target }) => setSize(target.value)}>
          <option>small</option>
          <option>large</option>
        </select>
      </label>
      <button type="submit">send {Label.value}</button>
      <output data-uid={uid}>
        {sent.length} {sent.join()}
      </output>
    </form>
  );
}
