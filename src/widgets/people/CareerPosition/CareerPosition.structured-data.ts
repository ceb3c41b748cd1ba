import type { StructuredData } from '#src/cms/structured-data.ts';
import type { widget } from './CareerPosition.widget.ts';

/** The profile of a person who works for the bank, for search engines; nothing of a position. */
export const structuredData: StructuredData<typeof widget> = (fields, { title, url, publicUrl }, { Subject }) => {
  if (Subject !== 'person') return [];
  const { BannerTitle, BannerSubTitle, BannerImage } = fields;
  return [
    {
      '@type': 'ProfilePage',
      '@id': `${url}#profile`,
      url,
      name: title,
      mainEntity: {
        '@type': 'Person',
        '@id': `${url}#person`,
        name: BannerTitle.value || fields.Title.value,
        ...(BannerSubTitle.value !== '' && { jobTitle: BannerSubTitle.value }),
        ...(BannerImage.src !== '' && { image: new URL(BannerImage.src, publicUrl).href }),
        worksFor: { '@type': 'BankOrCreditUnion', '@id': `${publicUrl}/#bank` },
      },
    },
  ];
};
