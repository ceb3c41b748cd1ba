import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Icon, iconNamed } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './Footer.widget.ts';
import { FooterColumns } from './FooterColumns.tsx';

export type FooterProps = WidgetProps<typeof widget>;

/** The foot of every page, on the night ground under the star band. */
export function Footer({ fields, words, page }: FooterProps) {
  const { Logo, ContactText, Phone, Copyright } = fields;
  return (
    <footer className="mt-section">
      <div className="star-band h-4" />
      <div className="night lattice-night bg-night text-night-300">
        <Wrap className="grid gap-x-8 gap-y-10 pt-12 pb-10 lg:grid-cols-[1.4fr_repeat(4,1fr)] lg:pt-16">
          <div>
            <a href={localizeHref(paths.home, page.language)} aria-label={words.home_link} className="inline-block">
              <img
                src={Logo.src}
                alt=""
                width={Logo.width}
                height={Logo.height}
                className="h-9 w-auto"
                loading="lazy"
              />
            </a>
            {isShown(ContactText) && (
              <p className="mt-5 text-sm">
                <Text field={ContactText} />
              </p>
            )}
            {Phone.href !== '' && (
              <a
                href={Phone.href}
                className="inline-flex min-h-touch items-center text-xl font-strong text-white no-underline hover:text-saffron-500"
              >
                <bdo dir="ltr">{Phone.text}</bdo>
              </a>
            )}
            <SocialLinks links={fields.SocialLinks} words={words} />
          </div>
          <FooterColumns groups={fields.items} />
        </Wrap>
        <Wrap className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-white/15 py-6 text-xs">
          <LegalLinks links={fields.LegalLinks} label={words.legal_links} />
          <p>
            <Text field={Copyright} />
          </p>
        </Wrap>
      </div>
    </footer>
  );
}

function SocialLinks({
  links,
  words,
}: {
  readonly links: FooterProps['fields']['SocialLinks'];
  readonly words: FooterProps['words'];
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.social_links} className="mt-4">
      <ul className="flex gap-2">
        {links.map(({ id, fields: { Link: link, Icon: icon } }) => (
          <li key={id}>
            <a
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${link.text} (${words.sign_in_new_tab})`}
              className="grid size-touch place-items-center border border-white/20 text-night-300 firm-sm hover:border-saffron-500 hover:text-saffron-500"
            >
              <Icon name={iconNamed(icon.value)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalLinks({ links, label }: { readonly links: FooterProps['fields']['LegalLinks']; readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap">
        {links.map(({ id, fields: { Link: link } }) => (
          <li key={id} className="not-last:me-3 not-last:border-e not-last:border-white/30 not-last:pe-3">
            <a href={link.href} className="text-inherit no-underline hover:text-white hover:underline">
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
