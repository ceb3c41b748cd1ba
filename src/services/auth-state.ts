/** Session of an identified visitor: the bearer token, and whether it has expired. */
interface AuthState {
  readonly token: string;
  readonly isTokenExpired: boolean;
}

const SIGNED_OUT: AuthState = { token: '', isTokenExpired: false };

/** Holds the bearer token for the calls that send one, in memory for the life of the page. */
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

/** Session of this page. */
export const authStore = new AuthStore();
