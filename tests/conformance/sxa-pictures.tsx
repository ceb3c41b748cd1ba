import {
  type Field,
  Image,
  type ImageField,
  Link,
  type LinkField,
  RichText,
  Text,
} from '@sitecore-jss/sitecore-jss-nextjs';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { behind, block, hint, type Props, type SxaParams } from './sxa-block.tsx';

interface ImageFields {
  readonly Image?: ImageField;
  readonly ImageCaption?: Field<string>;
  readonly TargetUrl?: LinkField;
}

/**
 * The picture is a link where it leads somewhere. SXA's is next/image, which in development, as in tests, rejects a picture without a size.
 */
export function PictureBlock({ fields, params }: Props<ImageFields | undefined>) {
  if (!fields) return block('image', params, hint('Image'));
  const picture = <Image field={fields.Image} />;
  const target = z.object({ href: z.string().min(1) }).safeParse(fields.TargetUrl?.value);
  return block(
    'image',
    params,
    <>
      {target.success && fields.TargetUrl ? <Link field={fields.TargetUrl}>{picture}</Link> : picture}
      <Text tag="span" field={fields.ImageCaption} />
    </>,
  );
}

/** The picture is behind the block, which shows nothing else. */
export const Banner = ({ fields, params }: Props<ImageFields>) =>
  block('hero-banner', params, <div style={behind(fields.Image?.value?.src ?? '')} />);

interface PromoFields {
  readonly PromoIcon?: ImageField;
  readonly PromoText?: Field<string>;
  readonly PromoText2?: Field<string>;
  readonly PromoLink?: LinkField;
}

const promoBlock = (params: SxaParams, fields: PromoFields | undefined, last: (fields: PromoFields) => ReactNode) =>
  block(
    'promo',
    params,
    fields ? (
      <>
        <Image field={fields.PromoIcon} />
        <RichText field={fields.PromoText} />
        {last(fields)}
      </>
    ) : (
      hint('Promo')
    ),
  );

export const Promo = ({ fields, params }: Props<PromoFields | undefined>) =>
  promoBlock(params, fields, ({ PromoLink }) => PromoLink && <Link field={PromoLink} />);

/** A second text stands in place of the link. */
export const PromoWithText = ({ fields, params }: Props<PromoFields | undefined>) =>
  promoBlock(params, fields, ({ PromoText2 }) => <RichText field={PromoText2} />);
