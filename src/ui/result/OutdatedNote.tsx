import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface OutdatedNoteProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders the note on a result that belongs to other inputs than those entered. */
export const OutdatedNote = ({ className = '', children }: OutdatedNoteProps) => (
  <p
    className={`flex items-start gap-2 bg-warning-ground px-[clamp(1.25rem,0.8rem+1.6vw,2rem)] py-3 text-sm leading-[1.7] font-label text-warning ${className}`}
  >
    <Icon name="alert" className="mt-1 size-4.5" />
    {children}
  </p>
);
