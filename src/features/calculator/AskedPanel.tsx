import type { ReactNode } from 'react';
import { EmptyResult } from '#src/ui/result/EmptyResult.tsx';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { ResultLayout } from '#src/ui/result/ResultLayout.tsx';
import type { AnswerPanel } from './use-answer-panel.ts';
import type { PanelWords } from './words.ts';

interface AskedPanelProps<View> {
  readonly phrases: PanelWords;
  /** What a result will hold, while there is none. */
  readonly emptyText: string;
  /** A result is on its way. */
  readonly pending: boolean;
  /** Whether the form waits for corrections. */
  readonly faulty: boolean;
  /** Nothing was answered yet, nor asked for: figures that stand there all the same are 0. */
  readonly isIdle: boolean;
  /** What shows a result, once it is there. */
  readonly panel: AnswerPanel<View> | undefined;
  readonly shown: View | undefined;
  /** The way on: the page's one accent beside a result, quiet before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

/** The result of a calculator that is asked for one: an empty place, or figures of 0, until there is one. */
export function AskedPanel<View>(props: AskedPanelProps<View>) {
  const { phrases, emptyText, pending, faulty, isIdle, panel, shown, applyNow } = props;
  const waiting = faulty ? phrases.calculator_waiting : phrases.calculator_empty;
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
