import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consumePoint } from '../services/limits/consume-point.ts';
import { isSameSecret } from './same-secret.ts';

const MINUTE = 60;
const HOUR = 3600;

/** More than anybody who only mistypes a password needs; all who share it mistype fewer in an hour. */
const LIMITS: AttemptLimits = { perClient: 10, perHour: 300 };

interface AttemptLimits {
  /** Attempts of one client in a minute. */
  readonly perClient: number;
  /** Attempts of all clients in an hour, above which each client has one a minute: an attacker can use many addresses. */
  readonly perHour: number;
}

/** Limits attempts at a password or secret: nobody but a person's own network can lock the person out. */
export class AttemptLimiter {
  readonly #ofClient: RateLimiterMemory;
  readonly #slowOfClient = new RateLimiterMemory({ keyPrefix: 'slow', points: 1, duration: MINUTE });
  readonly #ofAll: RateLimiterMemory;

  constructor({ perClient, perHour }: AttemptLimits = LIMITS) {
    this.#ofClient = new RateLimiterMemory({ keyPrefix: 'client', points: perClient, duration: MINUTE });
    this.#ofAll = new RateLimiterMemory({ keyPrefix: 'all', points: perHour, duration: HOUR });
  }

  /** Compares a secret with the expected one, an attempt of a client; a number is the seconds until its next one is allowed. */
  async compare(client: string, given: string, expected: string): Promise<'right' | 'wrong' | number> {
    const seconds = await this.retryAfter(client);
    if (seconds > 0) return seconds;
    if (!isSameSecret(given, expected)) return 'wrong';
    await this.reset(client);
    return 'right';
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
