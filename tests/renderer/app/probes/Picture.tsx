import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** An eager picture, for which React renders a preload before the HTML. */
export function Picture({ fields: { Label } }: ProbeProps) {
  const [count, setCount] = useState(0);
  return (
    <figure>
      <img src="/favicon.svg" alt={Label.value} width={32} height={32} fetchPriority="high" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {Label.value}: {count}
      </button>
    </figure>
  );
}
