import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** A container with a counter of its own before its slots. */
export function Box({ fields: { Label }, slots }: ProbeProps) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {Label.value}: {count}
      </button>
      {slots.inner}
      {slots.second}
    </section>
  );
}
