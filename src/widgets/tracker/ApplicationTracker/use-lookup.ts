import { useEffect, useEffectEvent, useState } from 'react';
import { useRequest } from '#src/features/request/use-request.ts';
import { lookUp } from '#src/services/tracker.ts';
import type { ApplicationTrackerProps } from './ApplicationTracker.widget.ts';

/** Key of the request number in the state of the history's entry, which a reload reads: the address does not hold it. */
const STORED = 'requestNumber';

const store = (number: string): void => history.replaceState({ ...history.state, [STORED]: number }, '');

function storedNumber(): string {
  const state: unknown = history.state;
  const stored: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, STORED) : undefined;
  return typeof stored === 'string' ? stored : '';
}

/** Returns the status of an application, first that of the number which the page was opened with or had before a reload. */
export function useLookup({ data, page: { language } }: Pick<ApplicationTrackerProps, 'data' | 'page'>) {
  const [requestNumber, setRequestNumber] = useState(data.requestNumber);
  const [lookup, setLookup] = useState(data.lookup);
  const { pending, run } = useRequest();
  const load = async (number: string): Promise<void> => {
    setRequestNumber(number);
    store(number);
    // The site masks and seals: these calls never go to another host.
    const result = await run((signal) => lookUp(number, { language, signal }));
    if (result?.ok === true) setLookup(result);
    else if (result && result.failure.kind !== 'Unexpected') setLookup({ ok: false, failure: result.failure });
  };
  const loadStored = useEffectEvent(() => {
    const stored = storedNumber();
    if (data.requestNumber !== '') store(data.requestNumber);
    else if (stored !== '') void load(stored);
  });
  useEffect(() => {
    const start = setTimeout(loadStored);
    return () => clearTimeout(start);
  }, []);
  return {
    ...{ requestNumber, lookup, load },
    isLoading: pending,
    application: lookup?.ok === true ? lookup.value : undefined,
  };
}
