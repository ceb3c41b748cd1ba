import type { ReactNode } from 'react';
import { EmptyScene } from '#src/ui/EmptyScene.tsx';
import { type Result, ResultPanel } from '#src/ui/ResultPanel.tsx';
import type { PanelWords } from './words.ts';

interface AskedPanelProps {
  readonly words: PanelWords;
  /** What a result will hold, while there is none. */
  readonly emptyText: string;
  /** A result is on its way. */
  readonly pending: boolean;
  /** Whether the form waits for corrections. */
  readonly faulty: boolean;
  /** Nothing was answered yet, nor asked for: figures that stand there all the same are 0. */
  readonly isIdle: boolean;
  readonly result: Omit<Result, 'action'> | undefined;
  /** The way on: the page's one accent beside a result, quiet before there is one. */
  readonly applyNow: (kind: 'accent' | 'soft') => ReactNode;
}

/** The result of a calculator that is asked for one: an empty place, or figures of 0, until there is one. */
export function AskedPanel({ words, emptyText, pending, faulty, isIdle, result, applyNow }: AskedPanelProps) {
  const waiting = faulty ? words.calculator_waiting : words.calculator_empty;
  return (
    <ResultPanel
      label={words.calculator_result}
      pending={pending}
      empty={{ picture: <EmptyScene />, title: waiting, text: emptyText, action: applyNow('soft') }}
      result={
        result && {
          ...result,
          ...(isIdle && { idle: true, sentence: waiting, spoken: '' }),
          action: applyNow(isIdle ? 'soft' : 'accent'),
        }
      }
    />
  );
}
