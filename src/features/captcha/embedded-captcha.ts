import { CAPTCHA_TOKEN_MAX_AGE_MS } from '#src/config/timings/services.ts';

/** Source of a form's captcha tokens. */
export interface Captcha {
  /** Begins the work for a token, so that it is ready at the submit. */
  readonly prepare: () => void;
  /** Returns a token for one submit; an empty text when there is none. Never rejects. */
  readonly takeToken: () => Promise<string>;
}

interface PreparedToken {
  readonly token: Promise<string>;
  readonly at: number;
}

/** Creates the embedded captcha, which solves a challenge of the services at `host`. */
export function embeddedCaptcha(host: string): Captcha {
  let prepared: PreparedToken | undefined;
  const prepare = (): PreparedToken => {
    const isCurrent = prepared && performance.now() - prepared.at < CAPTCHA_TOKEN_MAX_AGE_MS;
    if (!prepared || !isCurrent) prepared = { token: newToken(host).catch(() => ''), at: performance.now() };
    return prepared;
  };
  return {
    prepare: () => void prepare(),
    takeToken: () => {
      const { token } = prepare();
      prepared = undefined;
      return token;
    },
  };
}

/** Requests and solves a challenge, with code that loads now; an empty text when the services have none. */
async function newToken(host: string): Promise<string> {
  const [{ requestChallenge }, { solveToken }] = await Promise.all([
    import('#src/services/captcha.ts'),
    import('./solve-challenge.ts'),
  ]);
  const challenge = await requestChallenge({ host });
  return challenge.ok ? solveToken(challenge.value) : '';
}
