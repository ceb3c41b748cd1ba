import { useState } from 'react';
import { failure, type Result as Answer } from '#src/services/result.ts';
import type { ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';

/** What shows the answers of a calculator. */
export interface ResultPanelParts<View> {
  readonly resultOf: (view: View) => Omit<ResultContent, 'action'>;
  readonly Figures: typeof ResultFigures;
}

/** A panel, or where its code comes from with the first question: most visitors of a page ask none. */
export type ResultPanelSource<View> = ResultPanelParts<View> | (() => Promise<ResultPanelParts<View>>);

/** A panel once it is there; an answer waits for it, and is none without it. */
export function useResultPanel<View>(source: ResultPanelSource<View>) {
  const [obtained, setObtained] = useState<ResultPanelParts<View>>();
  const isOnDemand = typeof source === 'function';
  return {
    panel: isOnDemand ? obtained : source,
    withPanel: async (asked: Promise<Answer<View, unknown>>): Promise<Answer<View, unknown>> => {
      if (!isOnDemand || obtained) return asked;
      try {
        const [answer] = await Promise.all([asked, source().then(setObtained)]);
        return answer;
      } catch (error) {
        return failure(error);
      }
    },
  };
}
