import type { ReactNode } from 'react';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import { Icon } from '../icon/Icon.tsx';

type ChipProps = { readonly children: ReactNode } & (
  | Pick<AnchorProps, 'href' | 'holdsLink'>
  | { readonly onRemove: () => void; readonly removeLabel: string }
);

const CHIP =
  'inline-flex min-h-10 items-center gap-2 rounded-full border-[1.5px] border-transparent bg-quiet text-xs leading-[1.6] text-text';

/** Renders a short link, or an active choice with a button that removes it. */
export function Chip(props: ChipProps) {
  if ('href' in props)
    return (
      <Anchor
        href={props.href}
        holdsLink={props.holdsLink ?? false}
        className={`${CHIP} px-4 py-1 no-underline hover:border-primary hover:text-primary`}
      >
        {props.children}
      </Anchor>
    );
  return (
    <span className={`${CHIP} ps-4`}>
      {props.children}
      <button
        type="button"
        onClick={props.onRemove}
        aria-label={props.removeLabel}
        className="grid size-10 place-items-center rounded-full hover:bg-sand-200 hover:text-primary"
      >
        <Icon name="close" className="size-4" />
      </button>
    </span>
  );
}
