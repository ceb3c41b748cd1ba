import type { StructuredData } from '#src/cms/structured-data.ts';
import type { widget } from './OfferDetail.widget.ts';

/** The offer, for search engines, given by the bank. */
export const structuredData: StructuredData<typeof widget> = (fields, { title, url, publicUrl }) => [
  {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    name: fields.Title.value || title,
    ...(fields.SubTitle.value !== '' && { alternateName: fields.SubTitle.value }),
    ...(fields.AboutOffer.value !== '' && { description: fields.AboutOffer.value }),
    ...(fields.ExpiryDate.value !== null && { validThrough: fields.ExpiryDate.value }),
    ...(fields.BannerImage.src !== '' && { image: new URL(fields.BannerImage.src, publicUrl).href }),
    offeredBy: { '@type': 'BankOrCreditUnion', '@id': `${publicUrl}/#bank` },
  },
];
