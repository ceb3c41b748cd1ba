import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';

const ICONS = { danger: 'alert', success: 'check', warning: 'clock' } as const satisfies Record<string, IconName>;

interface TrackerNoticeProps {
  readonly kind: keyof typeof ICONS;
  readonly title: string;
  readonly text: string;
  /** For a notice that gets the focus. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** Renders a notice that is announced as it appears, or read as it gets the focus. */
export function TrackerNotice({ kind, title, text, ref, children }: TrackerNoticeProps) {
  const id = useId();
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={kind === 'success' ? 'status' : 'alert'}
      aria-labelledby={id}
      className="tracker-notice"
      data-kind={kind}
    >
      <Icon name={ICONS[kind]} />
      <p id={id}>
        <b>{title}</b> <span>{text}</span>
      </p>
      {children}
    </div>
  );
}
