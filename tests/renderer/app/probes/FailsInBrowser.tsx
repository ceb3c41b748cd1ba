import type { ProbeProps } from '../probe.ts';

/** Renders on the server and throws in every browser. */
export function FailsInBrowser({ fields: { Label }, slots }: ProbeProps) {
  if (typeof window !== 'undefined') throw new Error(`first render of ${Label.value}`);
  return (
    <section>
      <p>text of {Label.value}</p>
      {slots.inner}
      <form action="/long">
        <button type="submit">go from {Label.value}</button>
      </form>
    </section>
  );
}
