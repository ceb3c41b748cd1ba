/** Request headers of the site to the platform: the visitor's address, and the secret that makes it credible. */
export const CLIENT_ADDRESS = 'x-client-address';
export const SITE_SECRET = 'x-site-secret';
