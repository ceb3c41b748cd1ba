import { leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Anchor } from '#src/ui/Anchor.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon, iconNamed } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { HeaderProps } from './Header.tsx';

type Links = HeaderProps['fields']['StripStart'];

/** The strip above the header: the bank's own links at its start, help at its end. */
export function Strip({ fields, words, page }: Pick<HeaderProps, 'fields' | 'words' | 'page'>) {
  if (fields.StripStart.length + fields.StripEnd.length === 0) return null;
  return (
    <div className={classes('night bg-night text-xs text-night-300', page.state !== 'edit' && 'max-xl:hidden')}>
      <Wrap className="flex h-strip items-center justify-between">
        <StripLinks links={fields.StripStart} label={words.bank_links} />
        <StripLinks links={fields.StripEnd} label={words.help_links} />
      </Wrap>
    </div>
  );
}

function StripLinks({ links, label }: { readonly links: Links; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-6">
        {links.map(({ id, fields: { Link: link, Icon: icon } }) => (
          <li key={id}>
            <Anchor
              {...leadTo(link)}
              className="inline-flex min-h-7 items-center gap-2 text-inherit no-underline hover:text-white"
            >
              {icon.value !== '' && <Icon name={iconNamed(icon.value)} />}
              <LinkText field={link} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
