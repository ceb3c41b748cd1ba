import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';

const ICONS = { danger: 'alert', success: 'check', warning: 'clock' } as const satisfies Record<string, IconName>;

interface TrackerNoticeProps {
  readonly kind: keyof typeof ICONS;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Renders a notice that is announced as it appears. */
export const TrackerNotice = ({ kind, title, text, children }: TrackerNoticeProps) => (
  <div role={kind === 'success' ? 'status' : 'alert'} className={`tracker-notice tracker-notice-${kind}`}>
    <Icon name={ICONS[kind]} />
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
    {children}
  </div>
);
