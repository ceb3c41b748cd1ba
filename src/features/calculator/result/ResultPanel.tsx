import type { ReactNode } from 'react';
import { EmptyResult } from '#src/ui/result/EmptyResult.tsx';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { ResultLayout } from '#src/ui/result/ResultLayout.tsx';
import type { ResultPanelParts } from './use-result-panel.ts';
import type { PanelPhrases } from '../phrases.ts';

interface ResultPanelProps<View> {
  readonly phrases: PanelPhrases;
  /** Text of the empty panel. */
  readonly emptyText: string;
  readonly pending: boolean;
  /** True while the form shows errors. */
  readonly hasErrors: boolean;
  /** True before the first submit; figures shown then are all 0. */
  readonly isIdle: boolean;
  /** Undefined until its code is loaded. */
  readonly panel: ResultPanelParts<View> | undefined;
  readonly result: View | undefined;
  /** Renders the link to apply: accent beside a result, soft before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

/** Renders the result of a calculator with a submit button; an empty panel, or figures of 0, until there is one. */
export function ResultPanel<View>(props: ResultPanelProps<View>) {
  const { phrases, emptyText, pending, hasErrors, isIdle, panel, result, applyNow } = props;
  const waiting = hasErrors ? phrases.calculator_waiting : phrases.calculator_empty;
  const label = phrases.calculator_result;
  if (!panel || result === undefined) {
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
  const content = resultOf(result);
  return (
    <ResultLayout label={label} spoken={pending || isIdle ? '' : content.spoken}>
      <Figures
        pending={pending}
        result={{
          ...content,
          ...(isIdle && { idle: true, sentence: waiting }),
          action: applyNow(isIdle ? 'soft' : 'accent'),
        }}
      />
    </ResultLayout>
  );
}
