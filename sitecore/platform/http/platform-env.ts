/** Variables that the middleware sets on each request. */
export interface PlatformEnv {
  Variables: {
    requestId: string;
    /** The client that limits count, when it is not a network address. */
    client?: string;
    /** Kind of the failure of a service call, for the log. */
    failure?: string;
  };
}
