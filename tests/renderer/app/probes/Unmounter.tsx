import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** A container that takes its slot out of the page and puts it back. */
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
