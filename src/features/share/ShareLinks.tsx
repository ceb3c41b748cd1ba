import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import type { SharePhrases } from './share-phrases.ts';

interface ShareLinksProps {
  /** Absolute URL of the page. */
  readonly url: string;
  readonly title: string;
  readonly phrases: SharePhrases;
  readonly className?: string;
}

/** Instagram has no address for sharing. */
const INSTAGRAM = 'https://www.instagram.com/';

/** Renders links that share a page on Facebook and X, and one to Instagram; each in a new tab, which learns no referrer. */
export function ShareLinks({ url, title, phrases, className }: ShareLinksProps) {
  const links: readonly (readonly [IconName, string, string])[] = [
    ['fb', phrases.share_facebook, `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`],
    ['x', phrases.share_x, `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`],
    ['ig', phrases.share_instagram, INSTAGRAM],
  ];
  return (
    <div role="group" aria-label={phrases.share} className={className}>
      <span aria-hidden="true" className="text-xs text-text-3">
        {phrases.share}
      </span>
      {links.map(([icon, label, href]) => (
        <a
          key={icon}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${label} (${phrases.sign_in_new_tab})`}
          className="share-link"
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}
