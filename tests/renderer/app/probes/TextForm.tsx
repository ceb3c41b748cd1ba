import { type SubmitEvent, useId, useState } from 'react';
import type { ProbeProps } from '../probe.ts';

const EMPTY = { text: '', agreed: false, size: 'small' };

/** A form that holds what is entered in one state, and shows its last submission and how many there were. */
export function TextForm({ fields: { Label } }: ProbeProps) {
  const id = useId();
  const [entry, setEntry] = useState(EMPTY);
  const [sent, setSent] = useState<readonly string[]>([]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent([...sent, `${entry.text} ${String(entry.agreed)} ${entry.size}`]);
  };
  return (
    <form aria-label={Label.value} onSubmit={submit}>
      <label>
        <input
          type="checkbox"
          checked={entry.agreed}
          onChange={({ target }) => setEntry({ ...entry, agreed: target.checked })}
        />
        consent of {Label.value}
      </label>
      <label htmlFor={id}>text of {Label.value}</label>
      <input id={id} value={entry.text} onChange={({ target }) => setEntry({ ...entry, text: target.value })} />
      <label>
        note of {Label.value}
        <textarea defaultValue="..." />
      </label>
      <label>
        size of {Label.value}
        <select value={entry.size} onChange={({ target }) => setEntry({ ...entry, size: target.value })}>
          <option>small</option>
          <option>large</option>
        </select>
      </label>
      <button type="submit">send {Label.value}</button>
      <output htmlFor={sent.length > 0 ? id : undefined}>
        {sent.length} {sent.join()}
      </output>
    </form>
  );
}
