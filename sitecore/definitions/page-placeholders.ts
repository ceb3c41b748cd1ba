/** The placeholders of a page, by the names of SXA. */
export const PAGE_PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];

/** Names of the renderings that a placeholder of the site's frame takes; every other placeholder takes all. */
export const FRAME_RENDERINGS: Readonly<Record<string, readonly string[]>> = {
  'headless-header': ['Header'],
  'header-search': ['SearchPopup'],
  'popup-search': ['ServicesRow'],
  'headless-footer': ['Footer'],
};
