import { useState } from 'react';
import type { ProbeProps } from '../probe.ts';

/** Elements that work without script, and a counter that works after hydration. */
export function Native({ fields: { Label }, page }: ProbeProps) {
  const [count, setCount] = useState(0);
  return (
    <section>
      <a href={page.language === 'ar' ? '/long' : '/en/long'}>link of {Label.value}</a>
      <a href="#aim">anchor of {Label.value}</a>
      <details>
        <summary>summary of {Label.value}</summary>
        details of {Label.value}
      </details>
      <button type="button" popoverTarget="popover">
        opener of {Label.value}
      </button>
      <div id="popover" popover="auto">
        popover of {Label.value}
      </div>
      <button type="button" onClick={() => setCount(count + 1)}>
        {Label.value}: {count}
      </button>
    </section>
  );
}
