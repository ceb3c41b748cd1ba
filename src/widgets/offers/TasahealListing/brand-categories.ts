import type { IconName } from '#src/ui/icon/icon-names.ts';

/** Categories of shops, each with its icon. */
export const CATEGORY_ICONS = {
  fashion: 'shirt',
  beauty: 'drop',
  furniture: 'sofa',
  'home-improvement': 'hammer',
  eyewear: 'glasses',
  automotive: 'car',
  sportswear: 'runner',
  footwear: 'shoe',
  miscellaneous: 'tag',
} as const satisfies Readonly<Record<string, IconName>>;

export type BrandCategory = keyof typeof CATEGORY_ICONS;

/** The category of a brand, by the name of its offer's item in lower case; a brand that is not listed is miscellaneous. */
export const BRAND_CATEGORIES: Readonly<Record<string, BrandCategory>> = {
  khayt: 'fashion',
  qitan: 'fashion',
  layl: 'fashion',
  bithra: 'fashion',
  surrah: 'fashion',
  tarha: 'fashion',
  lamsa: 'beauty',
  mirwad: 'beauty',
  rawnaq: 'beauty',
  'jouf-soap': 'beauty',
  bakhoor: 'beauty',
  sanad: 'furniture',
  zull: 'furniture',
  hareer: 'furniture',
  ruqad: 'furniture',
  misbah: 'home-improvement',
  nasma: 'home-improvement',
  lawn: 'home-improvement',
  shams: 'home-improvement',
  mishkat: 'home-improvement',
  ghiras: 'home-improvement',
  adasa: 'eyewear',
  durra: 'eyewear',
  hudb: 'eyewear',
  tarek: 'automotive',
  mihwar: 'automotive',
  zill: 'automotive',
  lamaa: 'automotive',
  barq: 'automotive',
  wathba: 'sportswear',
  lujja: 'sportswear',
  ajal: 'sportswear',
  matn: 'sportswear',
  rakd: 'footwear',
  khutwa: 'footwear',
  sarj: 'footwear',
};
