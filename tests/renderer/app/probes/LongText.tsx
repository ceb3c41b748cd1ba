import type { ProbeProps } from '../probe.ts';

export const PARAGRAPHS = 300;

/** A text above 30 kB. Its marker `static-code-of-LongText` must stay on the server. */
export function LongText({ fields: { Label } }: ProbeProps) {
  return (
    <section data-code="static-code-of-LongText">
      {Array.from({ length: PARAGRAPHS }, (_, index) => (
        <p key={index}>
          {Label.value} {index + 1}. {'Every word of a page is there for whoever can read it. '.repeat(2)}
        </p>
      ))}
    </section>
  );
}
