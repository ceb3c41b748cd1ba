import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { elementId } from '#src/cms/fields/element-id.ts';
import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { QrImage } from '#src/features/qr-code/QrImage.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { AppPromoProps } from './AppPromo.widget.ts';

/** Renders the app's two stores, and a code for the camera of a phone. */
export function AppPromo({ fields, params, data: { code }, phrases, page }: AppPromoProps) {
  const { Title, Description, Image, AppStoreLink, GooglePlayLink, CodeLink, Note } = fields;
  return (
    <Section {...elementId(params.RenderingIdentifier)}>
      <Wrap>
        <div className="app-promo">
          <div className="app-words">
            <Heading level={2} size="2xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p className="mt-3 max-w-[44ch] text-pretty text-text-2">
                <Text field={Description} />
              </p>
            )}
            <div className="app-ways">
              {code && <QrImage code={code} label={phrases.app_code} className="app-code print-exact" />}
              {page.state === 'edit' && <LinkText field={CodeLink} />}
              <Stores apple={AppStoreLink} google={GooglePlayLink} phrases={phrases} />
            </div>
            {isShown(Note) && (
              <p className="app-note">
                <Text field={Note} />
              </p>
            )}
          </div>
          {isPictureShown(Image) && (
            <div className="app-art">
              <Picture field={Image} />
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  );
}

interface StoresProps extends Pick<AppPromoProps, 'phrases'> {
  readonly apple: LinkValue;
  readonly google: LinkValue;
}

const Stores = ({ apple, google, phrases }: StoresProps) => (
  <ul className="app-stores">
    <li>
      <Store link={apple} icon="apple" lead={phrases.app_download_from} name={phrases.app_store} phrases={phrases} />
    </li>
    <li>
      <Store link={google} icon="play" lead={phrases.app_get_on} name={phrases.app_google_play} phrases={phrases} />
    </li>
  </ul>
);

interface StoreProps extends Pick<AppPromoProps, 'phrases'> {
  readonly link: LinkValue;
  readonly icon: IconName;
  readonly lead: string;
  readonly name: string;
}

/** Renders a store as a button of our own, since the stores' badges are their trademarks. */
const Store = ({ link, icon, lead, name, phrases }: StoreProps) => (
  <Anchor {...linkProps(link)} target="_blank" rel="noopener noreferrer" className="app-store night">
    <Icon name={icon} />
    <span>
      <small>{lead}</small> <b>{link.editableFirstPart ? <LinkText field={link} /> : name}</b>
      <span className="sr-only"> ({phrases.sign_in_new_tab})</span>
    </span>
  </Anchor>
);
