import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { OfferBanner } from './OfferBanner.tsx';
import type { OfferDetailProps } from './OfferDetail.widget.ts';
import { isCodeShown, PromoCode } from './PromoCode.tsx';
import { splitTerms } from './terms.ts';

/**
 * Renders the page of an offer: its banner, what it is and how to use it, its code and the shop's website; of one that has ended
 * nothing to use it with.
 */
export function OfferDetail(props: OfferDetailProps) {
  const { PromoCode: code, StoreWebsite: store } = props.fields;
  const { hasEnded } = props.data;
  return (
    <>
      <OfferBanner {...props} />
      <Wrap className="mt-8 grid grid-cols-1 items-start gap-x-[clamp(2rem,5vw,6rem)] gap-y-8 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        {!hasEnded && (isCodeShown(code) || isStoreShown(store)) && (
          <div className="grid grid-cols-1 gap-4 lg:col-start-2 lg:row-start-1">
            {isCodeShown(code) && <PromoCode {...props} />}
            {isStoreShown(store) && <StoreButton {...props} />}
          </div>
        )}
        <Description {...props} />
      </Wrap>
    </>
  );
}

/** Returns true for a link to another site with a text, or while it is edited. */
const isStoreShown = (link: OfferDetailProps['fields']['StoreWebsite']): boolean =>
  Boolean(link.editableFirstPart) || (isLinkComplete(link) && link.isExternal === true);

const StoreButton = ({ fields: { StoreWebsite: store }, phrases }: OfferDetailProps) => (
  <Button {...linkProps(store)} external kind="line" wide iconEnd="out">
    <LinkText field={store} />
    <span className="sr-only">{` (${phrases.sign_in_new_tab})`}</span>
  </Button>
);

function Description({ fields: { Logo, AboutOffer, HowToRedeemOffer }, phrases }: OfferDetailProps) {
  const hasAbout = isShown(AboutOffer);
  return (
    <div className="max-w-(--w-read) min-w-0 lg:col-start-1 lg:row-start-1">
      {(isPictureShown(Logo) || hasAbout) && (
        <div className="mb-4 flex items-center gap-4">
          <Picture field={Logo} className="size-18 flex-none rounded-md rounded-es-firm object-cover" />
          {hasAbout && (
            <Heading level={2} size="xl">
              {phrases.offer_about}
            </Heading>
          )}
        </div>
      )}
      {hasAbout && (
        <p className="text-text-2">
          <Text field={AboutOffer} />
        </p>
      )}
      <Terms field={HowToRedeemOffer} title={phrases.offer_terms} />
    </div>
  );
}

interface TermsProps {
  readonly field: OfferDetailProps['fields']['HowToRedeemOffer'];
  readonly title: string;
}

function Terms({ field, title }: TermsProps) {
  const terms = splitTerms(field.value);
  if (terms.length === 0 && !field.editable) return null;
  return (
    <>
      <Heading level={2} size="xl" className="mt-8 mb-3">
        {title}
      </Heading>
      {field.editable ? (
        <p className="text-text-2">
          <Text field={field} />
        </p>
      ) : (
        <ul className="bullets grid gap-2 text-text-2">
          {terms.map((term, index) => (
            <li key={index}>{term}</li>
          ))}
        </ul>
      )}
    </>
  );
}
