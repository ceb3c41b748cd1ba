const property = (failure: object, name: string): string => {
  const value: unknown = Reflect.get(failure, name);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
};

/**
 * Returns kind and status of a call that failed on the server, `Failed 500`, for its log: the response may repeat what a
 * visitor entered.
 */
export const failureLine = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null
    ? `${property(failure, 'kind')} ${property(failure, 'status')}`.trim()
    : '';
