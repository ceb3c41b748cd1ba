import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** A container with a counter before its slots; counts the clicks and submissions inside it. */
export function Box({ fields: { Label }, slots }: ProbeProps) {
  const [count, setCount] = useState(0);
  const [events, setEvents] = useState(0);
  const countEvent = () => setEvents((before) => before + 1);
  return (
    <section onClick={countEvent} onSubmit={countEvent} data-events={events}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {Label.value}: {count}
      </button>
      {slots.inner}
      {slots.second}
    </section>
  );
}
