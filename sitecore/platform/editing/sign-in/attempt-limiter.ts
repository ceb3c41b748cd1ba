import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consumePoint } from '../../services/limits/consume-point.ts';

const MINUTE = 60;
const HOUR = 3600;

interface AttemptLimits {
  /** Attempts of one client in a minute. */
  readonly perClient: number;
  /** Attempts of all clients in an hour, above which each client has one a minute: an attacker can use many addresses. */
  readonly perHour: number;
}

/** Limits attempts to sign in: nobody but an author's own network can lock the author out. */
export class AttemptLimiter {
  readonly #ofClient: RateLimiterMemory;
  readonly #slowOfClient = new RateLimiterMemory({ keyPrefix: 'slow', points: 1, duration: MINUTE });
  readonly #ofAll: RateLimiterMemory;

  constructor({ perClient, perHour }: AttemptLimits) {
    this.#ofClient = new RateLimiterMemory({ keyPrefix: 'client', points: perClient, duration: MINUTE });
    this.#ofAll = new RateLimiterMemory({ keyPrefix: 'all', points: perHour, duration: HOUR });
  }

  /** Counts an attempt of a client. Returns 0 when it is allowed, else the seconds until the next one is. */
  async retryAfter(client: string): Promise<number> {
    const seconds = await consumePoint(this.#ofClient, client);
    if (seconds > 0) return seconds;
    const isSlow = (await consumePoint(this.#ofAll, 'all')) > 0;
    return isSlow ? consumePoint(this.#slowOfClient, client) : 0;
  }

  /** Forgets the attempts of a client that knew the password. */
  async reset(client: string): Promise<void> {
    await Promise.all([this.#ofClient.delete(client), this.#slowOfClient.delete(client), this.#ofAll.reward('all', 1)]);
  }
}
