import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import type { SahlhaCard } from '#src/features/partners/sahlha-card.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import type { SahlhaListingProps } from './SahlhaListing.widget.ts';

interface PartnerCardProps {
  readonly partner: SahlhaCard;
  readonly phrases: SahlhaListingProps['phrases'];
}

/** Renders a partner with its category, and a link to a map where it has one. */
export function PartnerCard({ partner, phrases }: PartnerCardProps) {
  const { title, description, image, icon, categoryTitle, categoryIcon, link } = partner;
  return (
    <li>
      <article className="place-card">
        <div className="place-art">
          {isPictureShown(image) ? <Picture field={image} /> : <Picture field={icon} className="place-mark" />}
          <p>
            <Icon name={categoryIcon} />
            {categoryTitle || phrases.sahlha_uncategorized}
          </p>
        </div>
        <div className="place-body">
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {description !== '' && <p>{description}</p>}
          {link !== '' && (
            <Button href={link} external kind="soft" size="sm" wide iconStart="pin" className="place-link">
              <span>
                {phrases.view_on_map}
                <VisuallyHidden> {title}</VisuallyHidden>
              </span>
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}

/** Renders the outline of a partner's card while partners load. */
export const PartnerSkeleton = () => (
  <li>
    <div className="place-card">
      <div className="place-art skeleton" />
      <div className="place-body">
        <span className="h-6 w-3/5 skeleton" />
        <span className="mt-3 mb-6 h-3.5 w-full skeleton" />
        <span className="h-11 w-full skeleton" />
      </div>
    </div>
  </li>
);
