import { solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CaptchaChallenge } from '#sitecore/contracts/captcha.ts';

/** More workers than this slow a phone down. */
const MAX_WORKERS = 4;

/** Solves a challenge in workers, or without them where there are none; returns the token. Rejects when it cannot be solved. */
export async function solveToken({ parameters, signature }: CaptchaChallenge): Promise<string> {
  const { keySignature, ...rest } = parameters;
  const challenge = { parameters: { ...rest, ...(keySignature !== undefined && { keySignature }) }, signature };
  const solution =
    typeof Worker === 'undefined'
      ? await solveChallenge({ challenge, deriveKey })
      : await solveChallengeWorkers({
          challenge,
          concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency),
          createWorker: () => new Worker(new URL('./solve.worker.ts', import.meta.url)),
        });
  if (!solution) throw new Error('the challenge was not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
