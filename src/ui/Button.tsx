import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Anchor, type AnchorProps } from './Anchor.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { Star } from './Star.tsx';

interface Look {
  /** One `accent` a page at most. */
  readonly kind?: keyof typeof KINDS;
  readonly size?: keyof typeof SIZES;
  /** As wide as what holds it. */
  readonly wide?: boolean;
  readonly iconStart?: IconName;
  readonly iconEnd?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}

interface Leads extends Omit<AnchorProps, keyof Look> {
  /** Opens beside this page. */
  readonly external?: boolean;
}

interface Acts extends Omit<ComponentPropsWithoutRef<'button'>, keyof Look> {
  readonly href?: undefined;
  /** The act is under way: the label stays, a star turns before it, presses do nothing. */
  readonly busy?: boolean;
  /** Presses do nothing; it stays where the keyboard finds it, so that its reason can be read. */
  readonly disabled?: boolean;
}

type ButtonProps = Look & (Leads | Acts);

/** How each is drawn: src/styles/buttons.css. */
const SIZES = { md: 'act-md', sm: 'act-sm' };

const PADDING = { md: 'px-6.5', sm: 'px-4' };

/** The turning star stands in the padding, so that the button keeps its width. */
const BUSY = { md: 'start-1.5 size-3.5', sm: 'start-0.5 size-2.5' };

const KINDS = {
  primary: 'act-primary',
  soft: 'act-soft',
  line: 'act-line',
  accent: 'act-accent',
  text: 'act-text',
};

/** What a visitor does next: a link where it has an address, a button where it acts. */
export function Button(props: ButtonProps) {
  const { kind = 'primary', size = 'md', wide = false, iconStart, iconEnd, className, children, ...rest } = props;
  const busy = rest.href === undefined && rest.busy === true;
  const disabled = rest.href === undefined && rest.disabled === true;
  const roomy = size === 'md' && kind !== 'text';
  const look = classes(
    'group/go act',
    SIZES[size],
    kind === 'text' ? 'px-3' : PADDING[size],
    disabled ? 'act-disabled' : KINDS[kind],
    busy && 'cursor-progress',
    wide && 'w-full',
    className,
  );
  const content = (
    <>
      {busy && <Star className={classes('absolute animate-turn bg-current', BUSY[roomy ? 'md' : 'sm'])} />}
      {iconStart && <Icon name={iconStart} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </>
  );
  return rest.href === undefined ? (
    <Press {...rest} className={look}>
      {content}
    </Press>
  ) : (
    <Lead {...rest} className={look}>
      {content}
    </Lead>
  );
}

type Drawn = Required<Pick<Look, 'className' | 'children'>>;

function Lead({ external = false, children, ...anchor }: Leads & Drawn) {
  return (
    <Anchor {...(external && { target: '_blank', rel: 'noopener noreferrer' })} {...anchor}>
      {children}
    </Anchor>
  );
}

function Press({ busy, disabled, onClick, children, type = 'button', ...button }: Acts & Drawn) {
  const still = busy === true || disabled === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (still) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      type={type}
      onClick={press}
      {...(still && { 'aria-disabled': true })}
      {...(busy === true && { 'aria-busy': true })}
    >
      {children}
    </button>
  );
}
