import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { groundClass } from '#src/features/motion/ground-classes.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { ProductBannerItem } from './product-heroes.ts';

interface ProductSlideProps {
  readonly product: ProductBannerItem;
  /** Shown at first; one slide at a time is shown. */
  readonly first: boolean;
  /** Of the product's title. */
  readonly level: 1 | 2 | 3;
}

/** Renders a product: its words, its picture and what it has to offer, on its ground. */
export function ProductSlide({ product, first, level }: ProductSlideProps) {
  return (
    <article
      data-slide=""
      data-category={product.categoryId}
      {...(first && { 'data-shown': '' })}
      className={`product-slide ${groundClass(product.gradientColorClass)}`}
    >
      <Wrap>
        <div className="product-slide-text">
          {isLinkComplete(product.backLink) && (
            <p className="mb-3">
              <Link {...linkProps(product.backLink)} variant="back">
                <LinkText field={product.backLink} />
              </Link>
            </p>
          )}
          <p className="product-slide-name" data-name="">
            <Text field={product.name} />
          </p>
          <Heading level={level} size="4xl">
            <Text field={product.title} />
          </Heading>
          {isShown(product.description) && (
            <p className="product-slide-lead">
              <Text field={product.description} />
            </p>
          )}
          <Actions product={product} />
        </div>
        <div className="product-slide-art">
          {isPictureShown(product.image) && <Picture field={product.image} priority={first} />}
        </div>
        <Features features={product.features} />
      </Wrap>
    </article>
  );
}

function Actions({ product: { callToActionLink, secondaryLink } }: Pick<ProductSlideProps, 'product'>) {
  if (!isLinkComplete(callToActionLink) && !isLinkComplete(secondaryLink)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isLinkComplete(callToActionLink) && (
        <Button {...linkProps(callToActionLink)}>
          <LinkText field={callToActionLink} />
        </Button>
      )}
      {isLinkComplete(secondaryLink) && (
        <Button {...linkProps(secondaryLink)} kind="line" iconEnd="arrow">
          <LinkText field={secondaryLink} />
        </Button>
      )}
    </div>
  );
}

function Features({ features }: Pick<ProductBannerItem, 'features'>) {
  if (features.length === 0) return null;
  return (
    <ul className="product-features">
      {features.map(({ id, fields: { Icon: icon, Title, Description } }) => (
        <li key={id}>
          {icon.value !== '' && <StarIcon name={icon.value} />}
          <div>
            <b>
              <Text field={Title} />
            </b>
            {isShown(Description) && (
              <small>
                <Text field={Description} />
              </small>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
