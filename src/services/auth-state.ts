import type { SessionScope } from '#sitecore/contracts/catalogue.ts';

/** Session of an identified visitor: the bearer token, and whether it has expired. */
interface AuthState {
  readonly token: string;
  readonly isTokenExpired: boolean;
}

const SIGNED_OUT: AuthState = { token: '', isTokenExpired: false };

/** Holds a bearer token for the calls that send it, in memory for the life of the page. */
class AuthStore {
  #state = SIGNED_OUT;

  get state(): AuthState {
    return this.#state;
  }

  signIn(token: string): void {
    this.#state = { token, isTokenExpired: false };
  }

  /** Marks the token as expired; it is kept, so that its flow can report the expiry. */
  expire(): void {
    this.#state = { ...this.#state, isTokenExpired: true };
  }

  signOut(): void {
    this.#state = SIGNED_OUT;
  }
}

const stores = new Map<SessionScope, AuthStore>();

/** Returns this page's session of a scope (`session` of a call's contract); a scope's sessions know nothing of others. */
export function sessionOf(scope: SessionScope): AuthStore {
  const store = stores.get(scope) ?? new AuthStore();
  stores.set(scope, store);
  return store;
}
