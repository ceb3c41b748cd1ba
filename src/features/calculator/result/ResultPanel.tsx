import type { ReactNode } from 'react';
import { EmptyResult } from '#src/ui/result/EmptyResult.tsx';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { ResultLayout } from '#src/ui/result/ResultLayout.tsx';
import type { ResultPanelParts } from './use-result-panel.ts';
import type { PanelPhrases } from '../phrases.ts';

interface ResultPanelProps<View> {
  readonly phrases: PanelPhrases;
  /** What a result will hold, while there is none. */
  readonly emptyText: string;
  /** A result is on its way. */
  readonly pending: boolean;
  /** Whether the form waits for corrections. */
  readonly hasErrors: boolean;
  /** Nothing was answered yet, nor asked for: figures that stand there all the same are 0. */
  readonly isIdle: boolean;
  /** What shows a result, once it is there. */
  readonly panel: ResultPanelParts<View> | undefined;
  readonly shown: View | undefined;
  /** The way on: the page's one accent beside a result, quiet before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

/** The result of a calculator that is asked for one: an empty place, or figures of 0, until there is one. */
export function ResultPanel<View>(props: ResultPanelProps<View>) {
  const { phrases, emptyText, pending, hasErrors, isIdle, panel, shown, applyNow } = props;
  const waiting = hasErrors ? phrases.calculator_waiting : phrases.calculator_empty;
  const label = phrases.calculator_result;
  if (!panel || shown === undefined) {
    return (
      <ResultLayout label={label} spoken="">
        <EmptyResult
          picture={<EmptyIllustration />}
          title={waiting}
          text={emptyText}
          action={applyNow('soft')}
          pending={pending}
        />
      </ResultLayout>
    );
  }
  const { resultOf, Figures } = panel;
  const result = resultOf(shown);
  return (
    <ResultLayout label={label} spoken={pending || isIdle ? '' : result.spoken}>
      <Figures
        pending={pending}
        result={{
          ...result,
          ...(isIdle && { idle: true, sentence: waiting }),
          action: applyNow(isIdle ? 'soft' : 'accent'),
        }}
      />
    </ResultLayout>
  );
}
