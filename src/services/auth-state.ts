/** The session of a visitor who has shown who they are: its bearer token, and whether that has expired. */
interface AuthState {
  readonly token: string;
  readonly isTokenExpired: boolean;
}

const SIGNED_OUT: AuthState = { token: '', isTokenExpired: false };

/** Holds the bearer token for the calls that carry one; it lives as long as the page and is written nowhere. */
class AuthStore {
  #state = SIGNED_OUT;

  get state(): AuthState {
    return this.#state;
  }

  signIn(token: string): void {
    this.#state = { token, isTokenExpired: false };
  }

  /** The bank no longer takes the token; it is kept, so that its flow can say so. */
  expire(): void {
    this.#state = { ...this.#state, isTokenExpired: true };
  }

  signOut(): void {
    this.#state = SIGNED_OUT;
  }
}

/** The session of this page. */
export const authStore = new AuthStore();
