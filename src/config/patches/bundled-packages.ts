/**
 * Packages that Next bundles for the server. htmlparser2 is an ES module that the server would import while sanitize-html requires
 * it, which Node refuses.
 */
export const BUNDLED_PACKAGES = ['htmlparser2'];
