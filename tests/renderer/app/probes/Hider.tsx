import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** A container that shows one of its two slots and hides the other one. */
export function Hider({ fields: { Label }, slots }: ProbeProps) {
  const [second, setSecond] = useState(false);
  return (
    <section>
      <button type="button" onClick={() => setSecond(!second)}>
        {Label.value}
      </button>
      <div hidden={second}>{slots.inner}</div>
      <div hidden={!second}>{slots.second}</div>
    </section>
  );
}
