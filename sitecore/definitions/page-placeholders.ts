/** The placeholders of a page, by the names of SXA. */
export const PAGE_PLACEHOLDERS = ['headless-header', 'headless-main', 'headless-footer'];
