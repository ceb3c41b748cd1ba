import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { BreadcrumbsProps } from './Breadcrumbs.widget.ts';

/** Renders the path from the home page to this one, over the top of the hero below on wide screens; nothing on the home page. */
export function Breadcrumbs({ fields: { data }, phrases }: BreadcrumbsProps) {
  if (data.above.length === 0) return null;
  return (
    <Wrap className="relative z-1 lg:h-0">
      <nav aria-label={phrases.breadcrumbs}>
        <ol className="flex flex-wrap lg:max-w-[32rem] items-center gap-x-2 pt-6 text-xs text-text-3">
          {data.above.map(({ title, href }) => (
            <li key={href} className="flex items-center gap-x-2">
              <a href={href} className="flex min-h-7 items-center text-text-2 no-underline hover:underline">
                {title}
              </a>
              <Icon name="next" />
            </li>
          ))}
          <li aria-current="page" className="line-clamp-1">
            {data.title}
          </li>
        </ol>
      </nav>
    </Wrap>
  );
}
