/** The path under which every editing route is mounted. */
export const EDITING_PATH = '/sitecore/editing';
