import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { FooterProps } from './Footer.widget.ts';
import { FooterColumns } from './FooterColumns.tsx';

/** Renders the footer of every page, on the night background below the star band. */
export function Footer({ fields, phrases, page }: FooterProps) {
  const { Logo, ContactText, Phone, Copyright } = fields;
  return (
    <footer className="mt-section" data-deferred="">
      <div className="star-band h-4" />
      <div className="night lattice-night text-night-300">
        <Wrap className="footer-grid">
          <div>
            <FooterLogo logo={Logo} home={localizeHref(paths.home, page.language)} label={phrases.home_link} />
            {isShown(ContactText) && (
              <p className="mt-5 text-sm">
                <Text field={ContactText} />
              </p>
            )}
            {isLinked(Phone) && (
              <Anchor {...linkProps(Phone)} className="footer-phone">
                <bdo dir="ltr">
                  <LinkText field={Phone} />
                </bdo>
              </Anchor>
            )}
            <QuickLinks links={fields.QuickLinks} label={phrases.quick_links} />
            <SocialLinks links={fields.SocialLinks} phrases={phrases} />
          </div>
          <FooterColumns groups={fields.items} isEdited={page.state === 'edit'} />
        </Wrap>
        <Wrap className="footer-foot">
          <LegalLinks links={fields.LegalLinks} label={phrases.legal_links} />
          <p>
            <Text field={Copyright} />
          </p>
        </Wrap>
      </div>
    </footer>
  );
}

interface FooterLogoProps {
  readonly logo: FooterProps['fields']['Logo'];
  readonly home: string;
  readonly label: string;
}

function FooterLogo({ logo, home, label }: FooterLogoProps) {
  if (logo.editable) return <Picture field={logo} className="h-9 w-auto" />;
  return (
    <a href={home} aria-label={label} className="inline-block">
      <img
        src={logo.src}
        alt={logo.alt}
        width={logo.width}
        height={logo.height}
        className="h-9 w-auto"
        loading="lazy"
      />
    </a>
  );
}

function SocialLinks({
  links,
  phrases,
}: {
  readonly links: FooterProps['fields']['SocialLinks'];
  readonly phrases: FooterProps['phrases'];
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={phrases.social_links} className="mt-4">
      <ul className="footer-social">
        {links.map(({ id, fields: { Link: link, Icon: icon } }) => (
          <li key={id}>
            <Anchor
              {...linkProps(link)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${link.text} (${phrases.sign_in_new_tab})`}
              {...(link.editableFirstPart && { className: 'h-auto w-auto p-2' })}
            >
              <Icon name={resolveIconName(icon.value)} />
              {link.editableFirstPart && <LinkText field={link} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the legal links with separators; one at the start of a line is clipped, so that none is visible where the row wraps. */
function LegalLinks({ links, label }: { readonly links: FooterProps['fields']['LegalLinks']; readonly label: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="overflow-x-clip">
      <ul className="footer-legal">
        {links.map(({ id, fields: { Link: link } }) => (
          <li key={id}>
            <Anchor {...linkProps(link)}>
              <LinkText field={link} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Renders the quick links as a plain list. */
function QuickLinks({ links, label }: { readonly links: FooterProps['fields']['QuickLinks']; readonly label: string }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="footer-links">
        {links.map(({ id, fields: { Link: link } }) => (
          <li key={id}>
            <Anchor {...linkProps(link)}>
              <LinkText field={link} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
