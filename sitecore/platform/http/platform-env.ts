/** Variables that the middleware sets on each request. */
export interface PlatformEnv {
  Variables: { requestId: string };
}
