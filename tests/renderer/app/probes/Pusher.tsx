import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** Pushes history states as a listing does, in each way that a widget could. */
export function Pusher({ fields: { Label } }: ProbeProps) {
  const [count, setCount] = useState(0);
  const push = (state: unknown, url: string) => {
    setCount(count + 1);
    history.pushState(state, '', url);
  };
  return (
    <section>
      <button type="button" onClick={() => push(null, '?tab=2')}>
        query of {Label.value}
      </button>
      <button type="button" onClick={() => push(history.state, '?tab=3')}>
        current state of {Label.value}
      </button>
      <button type="button" onClick={() => push(null, '/long')}>
        path of {Label.value}
      </button>
      <output>{count}</output>
    </section>
  );
}
