import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** Counts the clicks on its button. */
export function Counter({ fields: { Label } }: ProbeProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-probe="counter" onClick={() => setCount(count + 1)}>
      {Label.value}: {count}
    </button>
  );
}
