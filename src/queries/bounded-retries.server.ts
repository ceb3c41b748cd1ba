import { DefaultRetryStrategy, type RetryStrategy } from '@sitecore-jss/sitecore-jss-nextjs/graphql';

/** Statuses that the SDK retries after by default, without 429: `fetchPlatform` retries after that, with REST too. */
const STATUS_CODES = [502, 503, 504, 520, 521, 522, 523, 524];

/**
 * Returns the SDK's retries without those whose wait is as long as the call's deadline: the SDK waits as long as Retry-After
 * says, with a timer that outlives the call.
 */
export function boundedRetries(maxWaitMs: number): RetryStrategy {
  const strategy = new DefaultRetryStrategy({ statusCodes: STATUS_CODES });
  return {
    shouldRetry: (error, attempt, retries) =>
      strategy.shouldRetry(error, attempt, retries) && strategy.getDelay(error, attempt) < maxWaitMs,
    getDelay: (error, attempt) => strategy.getDelay(error, attempt),
  };
}
