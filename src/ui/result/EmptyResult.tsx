import type { ReactNode } from 'react';

interface EmptyResultProps {
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** A request for the result is pending. */
  readonly pending?: boolean;
}

/** Renders the placeholder of a result: a title with an optional picture, text and action. */
export function EmptyResult({ picture, title, text, action, pending = false }: EmptyResultProps) {
  return (
    <div
      aria-busy={pending}
      className="border-[1.5px] border-dashed border-line-strong px-6 py-[clamp(2rem,1rem+4vw,4rem)] text-center firm-lg"
    >
      {picture !== undefined && <div className="mx-auto mb-5 max-w-60">{picture}</div>}
      <p className="text-lg leading-head font-head">{title}</p>
      {text !== undefined && <p className="mx-auto mt-2 max-w-[32ch] text-sm text-text-2">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
