import { useState } from 'react';
import { SERVICE_TIMEOUT_MS } from '#src/config/timings/services.ts';
import { useRequest } from '#src/features/request/use-request.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';

/** A result, and the inputs that it was calculated from. */
interface Calculated<View> {
  readonly view: View;
  readonly inputs: string;
}

/**
 * Returns the result of a form's last submit, its inputs as the submit named them, and the code that shows it, which loads
 * with the first submit. A failed submit is logged under `name` and leaves the result unchanged.
 */
export function useSubmission<Code, View extends object>(name: string, load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const [result, setResult] = useState<Calculated<View>>();
  const request = useRequest({ deadline: SERVICE_TIMEOUT_MS });
  const loadCode = async (): Promise<Code | undefined> => {
    try {
      const loaded = await load();
      setCode(() => loaded);
      return loaded;
    } catch {
      return undefined;
    }
  };
  return {
    pending: request.pending,
    code,
    result: result?.view,
    resultInputs: result?.inputs,
    loadCode,
    submit: async (inputs: string, work: (code: Code, signal: AbortSignal) => Promise<Result<View, unknown>>) => {
      const response = await request.run(async (signal) => {
        const loaded = await loadCode();
        return loaded ? work(loaded, signal) : failure({ kind: 'Unreachable' });
      });
      if (response?.ok) setResult({ view: response.value, inputs });
      else if (response) console.error(`${name}: no result`, response.failure);
    },
    /** Removes the result. */
    reset: () => setResult(undefined),
    cancel: request.cancel,
  };
}
