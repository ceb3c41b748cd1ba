import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** Shows which of its buttons were pressed, in order. */
export function Log({ fields: { Label } }: ProbeProps) {
  const [pressed, setPressed] = useState<readonly string[]>([]);
  return (
    <section>
      {['first', 'second'].map((name) => (
        <button key={name} type="button" onClick={() => setPressed([...pressed, name])}>
          {name} of {Label.value}
        </button>
      ))}
      <output>{pressed.join(', ')}</output>
    </section>
  );
}
