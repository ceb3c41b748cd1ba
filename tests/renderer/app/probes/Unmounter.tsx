import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** A container that unmounts its slot and mounts it again. */
export function Unmounter({ fields: { Label }, slots }: ProbeProps) {
  const [shown, setShown] = useState(true);
  return (
    <section>
      <button type="button" onClick={() => setShown(!shown)}>
        {Label.value}
      </button>
      {shown && slots.inner}
    </section>
  );
}
