const partner = (position: number) => ({
  code: `P${position}`,
  image: position === 1 ? '' : '/-/media/offers/bunn.svg',
  category: { ar: 'منزل', en: 'Home' },
  name: { ar: `شريك ${position}`, en: `Partner ${position}` },
  description: { ar: 'توصيل شهري', en: 'Monthly delivery' },
});

/** Stands in for the bank's list of partners where no service runs. */
export const loadPartnerCatalogue = () =>
  Promise.resolve({ InStoreList: Array.from({ length: 20 }, (_, index) => partner(index)), RedeemVoucherList: [] });
