import type { ReactNode } from 'react';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { EmptyResult } from '#src/ui/result/EmptyResult.tsx';
import type { ResultContent, ResultFigures } from '#src/ui/result/ResultFigures.tsx';
import { ResultLayout } from '#src/ui/result/ResultLayout.tsx';
import type { PanelPhrases } from '../phrases.ts';

interface ResultPanelProps {
  readonly phrases: PanelPhrases;
  /** Text of the empty panel. */
  readonly emptyText: string;
  readonly pending: boolean;
  /** True while the form shows errors. */
  readonly hasErrors: boolean;
  /** HTML of the server, until there is something newer. */
  readonly fromServer: ReactNode;
  /** Content of the result, and of figures that are all 0; undefined without either. */
  readonly content: Omit<ResultContent, 'action'> | undefined;
  /** True while the figures are all 0 because nothing has been calculated yet. */
  readonly isIdle: boolean;
  /** Undefined until its code is loaded. */
  readonly Figures: typeof ResultFigures | undefined;
  /** Renders the link to apply: accent beside a result, soft before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

/** Renders the result of a calculator with a submit button; an empty panel, or figures of 0, until there is one. */
export function ResultPanel(props: ResultPanelProps) {
  const { phrases, emptyText, pending, hasErrors, fromServer, content, isIdle, Figures, applyNow } = props;
  const waiting = hasErrors ? phrases.calculator_waiting : phrases.calculator_empty;
  return (
    <ResultLayout label={phrases.calculator_result} spoken={!content || pending || isIdle ? '' : content.spoken}>
      {content && Figures ? (
        <Figures
          pending={pending}
          result={{
            ...content,
            ...(isIdle && { idle: true, sentence: waiting }),
            action: applyNow(isIdle ? 'soft' : 'accent'),
          }}
        />
      ) : (
        fromServer || (
          <EmptyResult
            picture={<EmptyIllustration />}
            title={waiting}
            text={emptyText}
            action={applyNow('soft')}
            pending={pending}
          />
        )
      )}
    </ResultLayout>
  );
}
