import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** A container with a counter of its own before its slots; it hears every click and submission in it. */
export function Box({ fields: { Label }, slots }: ProbeProps) {
  const [count, setCount] = useState(0);
  const [heard, setHeard] = useState(0);
  const hear = () => setHeard((before) => before + 1);
  return (
    <section onClick={hear} onSubmit={hear} data-heard={heard}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {Label.value}: {count}
      </button>
      {slots.inner}
      {slots.second}
    </section>
  );
}
