import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** Throws in the handler of one button and in the render after another; each count replaces its root element. */
export function FailsAtClick({ fields: { Label }, slots }: ProbeProps) {
  const [failed, setFailed] = useState(false);
  const [count, setCount] = useState(0);
  const fail = () => {
    throw new Error(`handler of ${Label.value}`);
  };
  if (failed) throw new Error(`render of ${Label.value}`);
  const Outermost = count % 2 === 0 ? 'section' : 'article';
  return (
    <Outermost>
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
      {slots.inner}
    </Outermost>
  );
}
