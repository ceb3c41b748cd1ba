// The shops of the offers, all invented: name, sign, palette and frame. No two are drawn alike.
export const SHOPS = [
  // Dining
  ['bunn', 'bunn', 'coffee', 'plain'],
  ['saqr', 'saqr', 'clay', 'plain'],
  ['dallah', 'dallah', 'amber', 'plain'],
  ['atyaf', 'atyaf', 'plum', 'plain'],
  ['hijaz-bread', 'mishkat', 'sand', 'arch'],
  // Travel
  ['rihal', 'rihal', 'navy', 'plain'],
  ['sahil', 'sahil', 'sea', 'plain'],
  ['safar', 'safar', 'teal', 'star'],
  ['qimam', 'qimam', 'slate', 'plain'],
];

/** The partners of the loyalty programme, in the same form. */
export const PARTNERS = [
  ['sabil', 'sabil', 'sea', 'plain'],
  ['misbah', 'misbah', 'amber', 'plain'],
  ['waraq', 'waraq', 'sand', 'plain'],
  ['warda', 'warda', 'rose', 'plain'],
  ['barq', 'barq', 'navy', 'tile'],
  ['najm', 'najm', 'plum', 'disc'],
];
