/** What a request carries through the platform. */
export interface PlatformEnv {
  Variables: { requestId: string };
}
