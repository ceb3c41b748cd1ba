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
  /** Note on figures that belong to other inputs; undefined while they belong to those of the form. */
  readonly outdated: string | undefined;
  /** Undefined until its code is loaded. */
  readonly Figures: typeof ResultFigures | undefined;
  /** Renders the link to apply: accent beside a result, soft before there is one and beside an outdated one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

/** Renders the result of a calculator with a submit button; an empty panel, or figures of 0, until there is one. */
export function ResultPanel(props: ResultPanelProps) {
  const { phrases, emptyText, pending, hasErrors, fromServer, content, isIdle, outdated, Figures, applyNow } = props;
  const waiting = hasErrors ? phrases.calculator_waiting : phrases.calculator_empty;
  return (
    <ResultLayout
      label={phrases.calculator_result}
      spoken={!content || pending || isIdle ? '' : (outdated ?? content.spoken)}
    >
      {content && Figures ? (
        <Figures
          pending={pending}
          result={{
            ...content,
            ...(isIdle && { idle: true, sentence: waiting }),
            outdated,
            action: applyNow(isIdle || outdated !== undefined ? 'soft' : 'accent'),
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
