import { useState } from 'react';
import { useRequest } from '#src/features/request/use-request.ts';
import { lookUp } from '#src/services/tracker.ts';
import type { ApplicationTrackerProps } from './ApplicationTracker.widget.ts';

/** Returns the status of an application, first that of the page's address. */
export function useLookup({ data, page: { language } }: Pick<ApplicationTrackerProps, 'data' | 'page'>) {
  const [requestNumber, setRequestNumber] = useState(data.requestNumber);
  const [lookup, setLookup] = useState(data.lookup);
  const { pending, run } = useRequest();
  return {
    ...{ requestNumber, lookup },
    isLoading: pending,
    application: lookup?.ok === true ? lookup.value : undefined,
    load: async (number = requestNumber): Promise<void> => {
      setRequestNumber(number);
      // The site masks and seals: these calls never go to another host.
      const result = await run((signal) => lookUp(number, { language, signal }));
      if (result?.ok === true) setLookup(result);
      else if (result && result.failure.kind !== 'Unexpected') setLookup({ ok: false, failure: result.failure });
    },
  };
}
