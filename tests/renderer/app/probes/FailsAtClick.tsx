import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** Throws in its handler by one button, and at its next render by the other one. */
export function FailsAtClick({ fields: { Label }, slots }: ProbeProps) {
  const [failed, setFailed] = useState(false);
  const [count, setCount] = useState(0);
  const fail = () => {
    throw new Error(`handler of ${Label.value}`);
  };
  if (failed) throw new Error(`render of ${Label.value}`);
  return (
    <section>
      <p>text of {Label.value}</p>
      <button type="button" onClick={fail}>
        handler of {Label.value}
      </button>
      <button type="button" onClick={() => setFailed(true)}>
        render of {Label.value}
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        {Label.value}: {count}
      </button>
      {count % 2 === 0 ? <div>{slots.inner}</div> : <article>{slots.inner}</article>}
    </section>
  );
}
