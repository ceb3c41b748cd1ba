import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Star } from '../icon/Star.tsx';

interface ButtonAppearance {
  /** At most one `accent` on a page. */
  readonly kind?: keyof typeof KINDS;
  readonly size?: keyof typeof SIZES;
  /** Takes the full width of its container. */
  readonly wide?: boolean;
  readonly iconStart?: IconName;
  readonly iconEnd?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}

interface LinkButtonProps extends Omit<AnchorProps, keyof ButtonAppearance> {
  /** Opens in a new tab. */
  readonly external?: boolean;
}

interface ActionButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonAppearance> {
  readonly href?: undefined;
  /** The action is running: the label stays, a spinning star precedes it, and clicks do nothing. */
  readonly busy?: boolean;
  /** Clicks do nothing; the button stays focusable, so that its reason can be read. */
  readonly disabled?: boolean;
}

type ButtonProps = ButtonAppearance & (LinkButtonProps | ActionButtonProps);

/** Classes defined in buttons.css. */
const SIZES = { md: 'button-md', sm: 'button-sm' };

/** Places the spinning star in the padding, so that the button keeps its width. */
const BUSY = { md: 'start-1.5 size-3.5', sm: 'start-0.5 size-2.5' };

const KINDS = {
  primary: 'button-primary',
  soft: 'button-soft',
  line: 'button-line',
  accent: 'button-accent',
  text: 'button-text',
};

/** Renders a link when it has an `href`, otherwise a button. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'md', wide = false, iconStart, iconEnd, className, children, ...rest } = props;
  const busy = rest.href === undefined && rest.busy === true;
  const disabled = rest.href === undefined && rest.disabled === true;
  const hasWidePadding = size === 'md' && kind !== 'text';
  const buttonClasses = classes(
    'button',
    SIZES[size],
    kind === 'text' && 'px-3',
    disabled ? 'button-disabled' : KINDS[kind],
    busy && 'cursor-progress',
    wide && 'w-full',
    className,
  );
  const content = (
    <>
      {busy && <Star className={classes('absolute animate-turn bg-current', BUSY[hasWidePadding ? 'md' : 'sm'])} />}
      {iconStart && <Icon name={iconStart} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  return rest.href === undefined ? (
    <ActionButton {...rest} className={buttonClasses}>
      {content}
    </ActionButton>
  ) : (
    <LinkButton {...rest} className={buttonClasses}>
      {content}
    </LinkButton>
  );
}

type RenderedProps = Required<Pick<ButtonAppearance, 'className' | 'children'>>;

function LinkButton({ external = false, children, ...anchor }: LinkButtonProps & RenderedProps) {
  return (
    <Anchor {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...anchor}>
      {children}
    </Anchor>
  );
}

function ActionButton({
  busy,
  disabled,
  onClick,
  children,
  type = 'button',
  ...button
}: ActionButtonProps & RenderedProps) {
  const inactive = busy === true || disabled === true;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      onClick={handleClick}
      {...(inactive && { 'aria-disabled': true })}
      {...(busy === true && { 'aria-busy': true })}
    >
      {children}
    </button>
  );
}
