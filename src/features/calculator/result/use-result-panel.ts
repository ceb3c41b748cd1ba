import { useState } from 'react';
import { failure, type Result } from '#src/services/result.ts';
import type { ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';

/** Parts that render the result of a calculator. */
export interface ResultPanelParts<View> {
  readonly resultOf: (view: View) => Omit<ResultContent, 'action'>;
  readonly Figures: typeof ResultFigures;
}

/** Panel, or a function that loads its code on the first submit: most visitors of a page never submit. */
export type ResultPanelSource<View> = ResultPanelParts<View> | (() => Promise<ResultPanelParts<View>>);

/** Returns the panel once it is loaded; `withPanel` delays a result until then, and fails when the code does not load. */
export function useResultPanel<View>(source: ResultPanelSource<View>) {
  const [loadedPanel, setLoadedPanel] = useState<ResultPanelParts<View>>();
  const isLazy = typeof source === 'function';
  return {
    panel: isLazy ? loadedPanel : source,
    withPanel: async (request: Promise<Result<View, unknown>>): Promise<Result<View, unknown>> => {
      if (!isLazy || loadedPanel) return request;
      try {
        const [result] = await Promise.all([request, source().then(setLoadedPanel)]);
        return result;
      } catch (error) {
        return failure(error);
      }
    },
  };
}
