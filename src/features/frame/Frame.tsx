import type { CSSProperties } from 'react';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import type { FrameData } from './frame-data.ts';
import type { FramePhrases } from './frame-phrases.ts';
import type { FrameSource } from './frame-source.ts';

interface FrameProps {
  /** Accessible name of the frame. */
  readonly title: string;
  readonly data: FrameData;
  readonly phrases: FramePhrases;
  /** `block` by default; `fill` is as high as its place. */
  readonly size?: 'block' | 'small' | 'full' | 'fill';
  readonly isTall?: boolean;
  readonly style?: CSSProperties;
  /** True for an author, who sees the box without its page. */
  readonly edited?: boolean;
}

/**
 * Renders a page in a frame. One of the site itself loads when it is near; one of another site after the visitor agrees, since
 * that site learns of the visit; `enhanceFrames` shows it, and says when it does not load. One of an origin that is not
 * allowed is a link, and so are all but the site's own without scripts.
 */
export function Frame({ title, data, phrases, size = 'block', isTall = false, style, edited = false }: FrameProps) {
  const { source, origins } = data;
  if (!source) return null;
  const waits = source.kind !== 'own' || size === 'full';
  return (
    <div
      data-frame={source.kind}
      data-size={size}
      data-state={waits ? 'waiting' : 'shown'}
      data-origins={origins.join(' ')}
      className={classes('frame-box', isTall && 'frame-tall')}
      style={style}
    >
      {!edited && <Content {...{ title, source, size, waits, phrases }} />}
      <div className="frame-card" data-card="">
        <FrameCard source={source} size={size} edited={edited} phrases={phrases} />
      </div>
      <p role="status" className="sr-only" data-loading={phrases.frame_loading} />
    </div>
  );
}

interface PartProps {
  readonly source: FrameSource;
  readonly size: NonNullable<FrameProps['size']>;
  readonly phrases: FramePhrases;
}

/** Renders the frame, as a template that loads nothing while it waits for the visitor. */
function Content({ title, source, size, waits, phrases }: PartProps & { title: string; waits: boolean }) {
  if (source.kind === 'refused') return null;
  const frame = (
    <iframe
      src={source.href}
      title={title}
      loading={waits ? 'eager' : 'lazy'}
      // Another site may neither leave this page nor open dialogs over it.
      {...(source.kind === 'other' && {
        sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
        referrerPolicy: 'strict-origin' as const,
      })}
      className="frame-page"
    />
  );
  if (!waits) return frame;
  if (size !== 'full') return <template data-page="">{frame}</template>;
  return (
    <template data-page="">
      <dialog aria-label={title} className="frame-full">
        <div className="frame-full-head">
          <span>{title}</span>
          <button type="button" data-close="" aria-label={phrases.close} className="frame-full-close">
            <Icon name="close" />
          </button>
        </div>
        <div className="frame-full-body" tabIndex={-1}>
          {frame}
        </div>
      </dialog>
    </template>
  );
}

/** Renders what stands in the place of a frame: before it is shown, and when it is not. */
function FrameCard({ source, size, edited, phrases }: PartProps & { readonly edited: boolean }) {
  const isRefused = source.kind === 'refused';
  const isOwn = source.kind === 'own';
  return (
    <>
      <Star className="frame-star" />
      <StarIcon name={isRefused ? 'out' : 'globe'} className="frame-icon" />
      {!isOwn && (
        <p className="frame-words" data-when="waiting">
          <b>{isRefused ? phrases.frame_refused : phrases.frame_other_site}</b>
          <span>{fill(isRefused ? phrases.frame_refused_why : phrases.frame_learns, { host: source.host })}</span>
        </p>
      )}
      <p className="frame-words" data-when="failed">
        <b>{phrases.frame_failed}</b>
        <span>{phrases.frame_failed_why}</span>
      </p>
      {!isRefused && !edited && (
        <>
          <Button data-show="" data-when="waiting" className="noscript:hidden">
            {size === 'full' ? phrases.frame_show_full : phrases.frame_show}
          </Button>
          <Button data-show="" data-when="failed" className="noscript:hidden">
            {phrases.search_retry}
          </Button>
        </>
      )}
      <Link href={source.href} external variant="go">
        {phrases.frame_open}
        <span className="sr-only"> ({phrases.sign_in_new_tab})</span>
      </Link>
    </>
  );
}
